import type { Database } from '@vidyapath/service-kit/database/database';
import type { EventBody, EventKind } from '@vidyapath/service-kit/events/event';
import type { Static } from 'typebox';

/** Bodies in a publisher's log, in their order: all facts, and the newest state of each record. */
export const publishedBodies = async <Body extends EventBody>(
  db: Database,
  { type }: EventKind<Body>,
): Promise<Static<Body>[]> => db('event_log').where({ type }).orderBy('seq').pluck('body');
