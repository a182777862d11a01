import type { Database } from '@vidyapath/service-kit/database/database';
import { type ContentVersion, createContentVersion, readContentVersion } from '../cache/content-version';
import type { ReadReplica } from './read-replica';

/**
 * The version of what visitors read. It comes from the database that they read, since an answer of the replica that was
 * cached under the primary's version would outlive its lag, and it changes with each switch between the two.
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
