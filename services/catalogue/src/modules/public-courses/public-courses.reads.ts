import type { ReadReplica } from '../../lib/replica/read-replica';
import type { Viewer } from '../../lib/http/viewer';
import type { PublicCoursesService } from './public-courses.service';

/** Answers a public read, from the primary or from a replica. */
export type PublicReads = <Result>(
  viewer: Viewer,
  read: (service: PublicCoursesService) => Promise<Result>,
) => Promise<Result>;

/** Visitors without a token read from the replica; whoever is signed in sees what was just written. */
export function createReplicaReads(
  primary: PublicCoursesService,
  onReplica: PublicCoursesService,
  replica: ReadReplica,
): PublicReads {
  return async (viewer, read) =>
    viewer
      ? read(primary)
      : replica.read(
          () => read(onReplica),
          () => read(primary),
        );
}
