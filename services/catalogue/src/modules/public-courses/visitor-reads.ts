import type { CatalogueContext } from '../../context';
import type { CourseReads } from '../../lib/lists/course-reads';
import type { Viewer } from '../../lib/http/viewer';

/** Visitors without a token read from the replica, if there is one; signed-in users read their own writes from the primary. */
export function readFor<Result>(
  { reads, replica }: CatalogueContext,
  viewer: Viewer,
  read: (from: CourseReads) => Promise<Result>,
): Promise<Result> {
  if (viewer || !replica) return read(reads);
  return replica.state.read(
    () => read(replica.reads),
    () => read(reads),
  );
}
