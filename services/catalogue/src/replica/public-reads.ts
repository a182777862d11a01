import type { Database } from '@vidyapath/service-kit/database/database';
import { type ContentVersion, createContentVersion, readContentVersion } from '../answers/content-version';
import type { PublicReads } from '../modules/course-progress/course-progress.routes';
import type { CourseProgressService } from '../modules/course-progress/course-progress.service';
import type { ReadReplica } from './read-replica';

/** Visitors without a token read from the replica; whoever is signed in sees what was just written. */
export function readsOf(primary: CourseProgressService, onReplica: CourseProgressService, replica: ReadReplica): PublicReads {
  return async (viewer, read) => (viewer ? read(primary) : replica.read(() => read(onReplica), () => read(primary)));
}

/**
 * The version of what visitors read. It is asked where they read, since an answer of the replica that was kept under the
 * primary's version would outlive its lag, and it is another one after each change between the two.
 */
export function visitorsVersion(version: ContentVersion, primary: Database, replica: ReadReplica): ContentVersion {
  const read = async (): Promise<string> => {
    const epoch = replica.epoch();
    return `${epoch}:${await replica.read(readContentVersion(replica.db), readContentVersion(primary))}`;
  };
  const visitors = createContentVersion(read);
  return {
    ...visitors,
    forget: () => {
      version.forget();
      visitors.forget();
    },
  };
}
