import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { publishOutlines } from '../course-outlines/course-outlines';
import { lockCourses } from '../courses/courses';
import { coursesOfAssets, touchLessonsOfAssets } from './module-videos.repository';

/** Gives lessons what they take from assets that have changed. */
export async function followAssets(
  ctx: CatalogueContext,
  trx: Knex.Transaction,
  assetIds: readonly string[],
): Promise<void> {
  const courses = await coursesOfAssets(trx, assetIds);
  await lockCourses(trx, courses);
  await touchLessonsOfAssets(trx, assetIds);
  await publishOutlines(ctx, trx, courses);
}
