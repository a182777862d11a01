import { screen, within } from '@testing-library/react';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import type { Outline, OutlineChangesBody, OutlineLessonsBody, OutlineMove } from '@vidyapath/http/course-outline';
import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { paths } from '@vidyapath/http/paths';
import { makeModule, makeVideo } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import { lessonsOf, withMoves, without } from '../features/builder/lib/tree';
import remote from '../remote';
import { network, problem, serveCatalogue } from './catalogue';
import { makeLesson } from './outline';
import { serveRoom } from './uploads';

export const builderPath = '/studio/courses/4/lessons';

/** The catalogue with the outline of course 4, which checks the ETag of moves as the service does. */
export function serveOutline(start: Outline) {
  let outline = start;
  const catalogue = serveCatalogue({
    modules: start.modules.map(({ module_id: ModuleId, module_name: ModuleName }) =>
      makeModule({ ModuleId, ModuleName }),
    ),
    videos: lessonsOf(start).map((lesson) => makeVideo(lesson)),
  });
  const moves: (readonly OutlineMove[])[] = [];
  const changes: OutlineChangesBody[] = [];
  const added: OutlineLessonsBody[] = [];
  const etag = () =>
    `"${outline.modules.map(({ module_id, videos }) => [module_id, videos.map((one) => one.video_id)].join(':')).join(';')}"`;
  const remove = (ids: readonly number[]) => {
    outline = without(outline, ({ kind, id }) => kind === 'video' && ids.includes(id));
  };
  const answer = () => HttpResponse.json(outline, { headers: { etag: etag() } });
  network.use(
    serveRoom(),
    http.get(`*${courseBuilderPaths.outline(4)}`, answer),
    http.post(`*${courseBuilderPaths.outlineMoves(4)}`, async ({ request }) => {
      if (request.headers.get('if-match') !== etag()) return problem(412);
      const body = (await request.json()) as { moves: OutlineMove[] };
      moves.push(body.moves);
      outline = withMoves(outline, body.moves);
      return answer();
    }),
    http.post(`*${courseBuilderPaths.outlineChanges(4)}`, async ({ request }) => {
      const body = (await request.json()) as OutlineChangesBody;
      const there = new Set(lessonsOf(outline).map(({ video_id }) => video_id));
      if (body.video_ids.some((id) => !there.has(id))) return problem(400);
      changes.push(body);
      const named = new Set(body.video_ids);
      if (body.delete) remove(body.video_ids);
      outline = {
        ...outline,
        modules: outline.modules.map((module) => ({
          ...module,
          videos: module.videos.map((one) => (named.has(one.video_id) ? { ...one, ...body.set } : one)),
        })),
      };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`*${courseBuilderPaths.outlineLessons(4)}`, async ({ request }) => {
      const body = (await request.json()) as OutlineLessonsBody;
      added.push(body);
      const lessons = body.lessons.map((lesson, at) => {
        const asset_id = assetOfAddress(lesson.video_url) ?? null;
        const status = asset_id === null ? 'ready' : 'waiting';
        return makeLesson(100 + at, { duration_in_seconds: 0, ...lesson, asset_id, status, is_published: false });
      });
      outline = {
        ...outline,
        modules: outline.modules.map((module) =>
          module.module_id === body.module_id ? { ...module, videos: [...module.videos, ...lessons] } : module,
        ),
      };
      return HttpResponse.json([], { status: 201 });
    }),
    http.post(`*${paths.courseModules}`, async ({ request }) => {
      const { ModuleName } = (await request.json()) as { ModuleName: string };
      const module = makeModule({ ModuleId: 500 + outline.modules.length, ModuleName });
      const { ModuleId: module_id, Status: status } = module;
      const row = { module_id, module_name: ModuleName, module_description: '', status, sequence_no: 9, videos: [] };
      outline = { ...outline, modules: [...outline.modules, row] };
      return HttpResponse.json(module, { status: 201 });
    }),
  );
  return {
    ...catalogue,
    moves,
    changes,
    added,
    /** Another user's change of the order. */
    reorder: (other: readonly OutlineMove[]) => {
      outline = withMoves(outline, other);
    },
    /** Another user's deletion. */
    remove,
    shown: () => outline,
  };
}

export async function openBuilder(outline: Outline) {
  const server = serveOutline(outline);
  const view = await renderRemote(remote, builderPath, { user: staff });
  await screen.findByRole('heading', { name: 'React Basics' });
  await screen.findByRole('button', { name: 'Add a module' });
  return { ...view, server };
}

/** Titles of the lessons by module, as the screen shows them. */
export const shownTree = () =>
  screen.getAllByRole('list', { name: /^Lessons of / }).map((list) => {
    const names = within(list).getAllByRole('button', { name: /^Move .*(?<!…)$/ });
    const titles = names.map((button) => button.getAttribute('aria-label')?.slice(5)).join(', ');
    return `${list.getAttribute('aria-label')?.slice(11)}: ${titles}`;
  });
