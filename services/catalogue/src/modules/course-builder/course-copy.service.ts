import type { Course } from '@vidyapath/http/course';
import type { Write } from '@vidyapath/service-kit/http/write';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { CatalogueContext } from '../../context';
import { recordWrites } from '../../lib/audit/audited-records';
import { findModulesOfCourse, presentCourseModule } from '../course-modules/course-modules';
import { publishOutlines } from '../course-outlines/course-outlines';
import { insertCopy } from '../courses/courses';
import { holdAssets } from '../lesson-assets/lesson-assets';
import { findVideosOfCourse, presentModuleVideo } from '../module-videos/module-videos';
import { copyContent } from './course-copy.repository';

/** A hidden course with the same texts, modules and lessons, whose files stay the same assets. */
export function copyCourse(ctx: CatalogueContext, id: number, { by, idempotencyKey }: Write): Promise<Course> {
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      await holdAssets(trx);
      const copy = await insertCopy(ctx, trx, id, by);
      await copyContent(trx, id, copy.course_id);
      const modules = await findModulesOfCourse(trx, copy.course_id);
      const videos = await findVideosOfCourse(trx, copy.course_id);
      await recordWrites(
        trx,
        'module',
        by,
        modules.map((row) => ({ id: row.module_id, after: presentCourseModule(row) })),
      );
      await recordWrites(
        trx,
        'video',
        by,
        videos.map((row) => ({ id: row.video_id, after: presentModuleVideo(row) })),
      );
      await publishOutlines(ctx, trx, [copy.course_id]);
      return copy;
    }),
  );
}
