import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { paths } from '@vidyapath/service-kit/clients/commerce';

/** Answers as commerce does who has access to which course, to services with the scope. */
export async function startTestCommerce() {
  const tokens = createTestTokens();
  const server = await createTestServer('commerce');
  await registerTokenCheck(server, tokens);
  const granted = new Set<string>();
  const app: TypedApp = server.withTypeProvider();
  app.get(
    '/internal/access',
    {
      config: { access: { service: 'access:read' } },
      schema: {
        operationId: 'getGrantedAccess',
        querystring: Type.Object({ user_id: Type.Integer(), course_id: Type.Integer() }),
      },
    },
    async ({ query: { user_id, course_id } }) => ({ access: granted.has(`${user_id} ${course_id}`), ends_at: null }),
  );
  return {
    client: createTestCaller(server, 'access:read', tokens).clientOf<paths>('commerce', injectLink(server)),
    grant: (userId: number, courseId: number) => granted.add(`${userId} ${courseId}`),
    revoke: (userId: number, courseId: number) => granted.delete(`${userId} ${courseId}`),
    stop: () => server.close(),
  };
}

export type TestCommerce = Awaited<ReturnType<typeof startTestCommerce>>;
