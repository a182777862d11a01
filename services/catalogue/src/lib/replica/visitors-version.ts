import type { Database } from '@vidyapath/service-kit/database/database';
import { type ContentVersion, createContentVersion, readContentVersion } from '../cache/content-version';
import type { ReadReplica } from './read-replica';

/**
 * The version of the content that visitors read, from the same database as their reads: an answer of the replica that was cached under the
 * primary's version would outlive its lag. It changes with each switch between the two.
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
