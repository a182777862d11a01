import type { ReadReplica } from '../../lib/replica/read-replica';
import type { Viewer } from '../../lib/http/viewer';
import type { PublicCoursesService } from './public-courses.service';

/** Runs a query of public courses on the primary or on a replica. */
export type ReadPublicCourses = <Result>(
  viewer: Viewer,
  read: (service: PublicCoursesService) => Promise<Result>,
) => Promise<Result>;

/** Visitors without a token read from the replica; signed-in users read their own writes from the primary. */
export function visitorsFromReplica(
  primary: PublicCoursesService,
  onReplica: PublicCoursesService,
  replica: ReadReplica,
): ReadPublicCourses {
  return async (viewer, read) =>
    viewer
      ? read(primary)
      : replica.read(
          () => read(onReplica),
          () => read(primary),
        );
}
