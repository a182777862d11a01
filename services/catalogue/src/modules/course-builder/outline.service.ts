import type { Outline, OutlineMove } from '@vidyapath/http/course-outline';
import { notFound, preconditionFailed } from '@vidyapath/service-kit/http/errors';
import { etagOf, isOutdated } from '@vidyapath/service-kit/http/etag';
import type { Write } from '@vidyapath/service-kit/http/write';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { recordWrites, type RecordWrite } from '../../lib/audit/audited-records';
import { type CourseModuleRow, findModulesOfCourse, presentCourseModule } from '../course-modules/course-modules';
import { publishOutlines } from '../course-outlines/course-outlines';
import { findCourse, lockCourses } from '../courses/courses';
import { findVideosOfCourse, type ModuleVideoRow, presentModuleVideo } from '../module-videos/module-videos';
import { orderAfter } from './outline-moves.policy';
import { storeOrder } from './outline-moves.repository';
import { placesOf, presentOutline } from './outline.presenter';

export async function readOutline({ db }: CatalogueContext, courseId: number): Promise<Outline> {
  if (!(await findCourse(db, courseId, true))) throw gone();
  return present(await readRows(db, courseId));
}

/** The outline after the moves. Without an answer of its own to store: a repeated request gets the present one. */
export function moveInOutline(
  ctx: CatalogueContext,
  courseId: number,
  moves: readonly OutlineMove[],
  { by, idempotencyKey, ifMatch }: Write,
): Promise<Outline> {
  return ctx.db.transaction(async (trx) => {
    await answerOnce(trx, idempotencyKey, async () => {
      const locked = await lockCourses(trx, [courseId]);
      if (!locked.has(courseId)) throw gone();
      const before = await readRows(trx, courseId);
      const outline = present(before);
      assertSamePlaces(ifMatch, outline);
      const places = outline.modules.map(({ module_id, videos }) => ({
        id: module_id,
        videos: videos.map(({ video_id }) => video_id),
      }));
      await storeOrder(trx, orderAfter(places, moves));
      const after = await readRows(trx, courseId);
      await recordMoves(trx, moves, by, { before, after });
      await publishOutlines(ctx, trx, [courseId]);
      return {};
    });
    return present(await readRows(trx, courseId));
  });
}

interface OutlineRows {
  courseId: number;
  modules: CourseModuleRow[];
  videos: ModuleVideoRow[];
}

const readRows = async (on: Knex, courseId: number): Promise<OutlineRows> => ({
  courseId,
  modules: await findModulesOfCourse(on, courseId),
  videos: await findVideosOfCourse(on, courseId),
});

const present = ({ courseId, modules, videos }: OutlineRows): Outline => presentOutline(courseId, modules, videos);

function assertSamePlaces(ifMatch: string | undefined, outline: Outline): void {
  const places = placesOf(outline);
  if (isOutdated(ifMatch, places)) throw preconditionFailed({ members: { outline, etag: etagOf(places) } });
}

/** Records which modules and videos were moved; that the others have other positions follows from it. */
async function recordMoves(
  trx: Knex.Transaction,
  moves: readonly OutlineMove[],
  by: Write['by'],
  { before, after }: { before: OutlineRows; after: OutlineRows },
): Promise<void> {
  const idsOf = (kind: OutlineMove['kind']) => new Set(moves.filter((one) => one.kind === kind).map(({ id }) => id));
  await recordWrites(trx, 'module', by, writesOf(idsOf('module'), modulesById(before), modulesById(after)));
  await recordWrites(trx, 'video', by, writesOf(idsOf('video'), videosById(before), videosById(after)));
}

const modulesById = ({ modules }: OutlineRows) =>
  new Map(modules.map((row) => [row.module_id, presentCourseModule(row)]));

const videosById = ({ videos }: OutlineRows) => new Map(videos.map((row) => [row.video_id, presentModuleVideo(row)]));

const writesOf = (
  ids: ReadonlySet<number>,
  before: ReadonlyMap<number, object>,
  after: ReadonlyMap<number, object>,
): RecordWrite[] => [...ids].map((id) => ({ id, before: before.get(id) ?? {}, after: after.get(id) ?? {} }));

const gone = () => notFound('This course does not exist.');
