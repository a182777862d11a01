import type { NotificationKind, NotificationParams } from '@vidyapath/http/notification-kinds';
import type { Knex } from 'knex';

interface TellingOf<Kind extends NotificationKind> {
  /** Names what it tells of: that is told once, however often and by whomever it is delivered. */
  cause: string;
  type: Kind;
  params: NotificationParams[Kind];
  /** A path of this platform. */
  link: string;
  /** When it happened. */
  at: Date;
  /** A person, or everyone who is staff now. */
  to: number | 'staff';
}

/** Something that people are to be told of. */
export type Telling = { [Kind in NotificationKind]: TellingOf<Kind> }[NotificationKind];

/** Tells of it once `trx` is committed, unless that was done before. */
export type Tell = (trx: Knex.Transaction, telling: Telling) => Promise<void>;
