import { AttentionSchema } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import type { AttentionService } from './attention.service';

export function attentionRoutes(app: TypedApp, attention: AttentionService): void {
  app.get(
    paths.attention,
    {
      config: { access: editorRoles },
      schema: {
        tags: ['admin orders'],
        operationId: 'listAttention',
        summary:
          'Reviews, failed refunds, disputes, stuck events, late coupons, refusals of the gateway and failed jobs, at most 100 of each.',
        response: { 200: Type.Array(AttentionSchema), ...problems.guardedList },
      },
    },
    async (_request, reply) => {
      const list = await attention.list();
      setTotalCount(reply, list.length);
      return sendNoStore(reply, list);
    },
  );
}
