import { LessonRoomSchema } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { readLessonRoom } from './uploads.service';

export function lessonRoomRoutes(app: TypedApp, ctx: MediaContext): void {
  app.get(
    lessonPaths.lessonRoom,
    {
      config: { access: editorRoles },
      schema: {
        tags: ['uploads'],
        operationId: 'getLessonRoom',
        summary: 'How many bytes and files the caller may upload now',
        response: { 200: LessonRoomSchema, ...problemResponses(401, 403, 429, 503) },
      },
    },
    async (request, reply) => sendNoStore(reply, await readLessonRoom(ctx, signedIn(request).id)),
  );
}
