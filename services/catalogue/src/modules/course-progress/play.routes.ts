import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { PlayBodySchema, PlaySchema } from '@vidyapath/http/play';
import { problemResponses } from '@vidyapath/http/problem';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { readPlay } from './play.service';

export function playRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.post(
    lessonPaths.play,
    {
      config: { access: 'public' },
      schema: {
        tags: ['course progress'],
        operationId: 'playLesson',
        summary:
          'Addresses of what plays a lesson or an introduction, and for files of this platform a cookie that opens them.',
        body: PlayBodySchema,
        response: { 200: PlaySchema, ...problemResponses(400, 401, 403, 404, 409, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { play, opened } = await readPlay(ctx, request.body, request.user);
      const { setAssetCookie, setFileCookie } = ctx.lessonLinks;
      const setCookie = play.kind === 'stream' ? setAssetCookie : setFileCookie;
      if (opened) void reply.header('set-cookie', setCookie(opened, request.user?.sid, request.protocol === 'https'));
      return sendNoStore(reply, play);
    },
  );
}
