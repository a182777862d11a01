import { lessonPaths } from '@vidyapath/http/lesson-paths';
import {
  ArchiveItemParamsSchema,
  ArchiveVideosSchema,
  DurationBodySchema,
  DurationLineSchema,
} from '@vidyapath/http/media';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { createConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import { planMediaDuration, planSharedVideoDuration } from './probe/duration-plan';
import { linesMediaType, sendLines } from './duration-lines';
import { listArchiveVideos } from './archive-videos.service';
import { enterProbe, probesAtOnce, startProbe } from './start-probe';

const response = {
  200: { description: 'One JSON line a step', content: { [linesMediaType]: { schema: DurationLineSchema } } },
  ...problemResponses(400, 401, 403, 413, 415, 429, 503),
};
const options = (operationId: string, summary: string) => ({
  config: { access: editorRoles, ownTurns: true as const },
  // Longer than a probe may take: the probe ends itself with a line that says why.
  handlerTimeout: 60_000,
  schema: { tags: ['media'], operationId, summary, body: DurationBodySchema, response },
});

export function durationsRoutes(app: TypedApp, ctx: MediaContext): void {
  const { allowed } = ctx.probe;
  const probing = { ctx, atOnce: createConcurrencyLimit(probesAtOnce) };

  app.post(
    paths.mediaDuration,
    options('readMediaDuration', 'Duration of a media file or archive.org item'),
    async (request, reply) => {
      const plan = () => planMediaDuration(request.body.url, request.host, allowed);
      return sendLines(reply, await startProbe(request, reply, probing, plan));
    },
  );
  app.post(
    paths.videoSharingDuration,
    options('readSharedVideoDuration', 'Duration of a YouTube video'),
    async (request, reply) => {
      const plan = () => planSharedVideoDuration(request.body.url, allowed);
      return sendLines(reply, await startProbe(request, reply, probing, plan));
    },
  );

  app.get(
    lessonPaths.archiveVideos(':item'),
    {
      config: { access: editorRoles },
      schema: {
        tags: ['media'],
        operationId: 'listArchiveVideos',
        summary: 'Videos of an archive.org item that browsers play',
        params: ArchiveItemParamsSchema,
        response: { 200: ArchiveVideosSchema, ...problemResponses(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const leave = await enterProbe(request, ctx, probing.atOnce);
      const ending = new AbortController();
      reply.raw.once('close', () => ending.abort());
      try {
        return sendNoStore(reply, await listArchiveVideos(ctx, request.params.item, ending));
      } finally {
        await leave();
      }
    },
  );
}
