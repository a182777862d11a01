import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { accounts } from './20260101-01-accounts';
import { sessions } from './20260101-02-sessions';
import { mail } from './20261121-02-mail';
import { deletedUsers } from './20261121-03-deleted-users';
import { idempotencyKeys } from './20261121-04-idempotency-keys';
import { localeChecked } from './20261122-01-locale-checked';
import { mailLimits } from './20261123-01-mail-limits';
import { endedTokens } from './20261123-01-ended-tokens';
import { endedTokensIndexes } from './20261123-02-ended-tokens-indexes';
import { auditCounters } from './20261123-04-audit-counters';
import { userChanges } from './20261125-01-user-changes';
import { userChangesFilled } from './20261125-02-user-changes-filled';
import { logins } from './20261126-01-logins';
import { userDays } from './20261126-02-user-days';
import { userDaysFilled } from './20261126-03-user-days-filled';
import { peopleIndexes } from './20261126-04-people-indexes';
import { dayMails } from './20261127-40-day-mails';
import { renewedSessions } from './20261127-50-renewed-sessions';
import { emailKeys } from './20261127-51-email-keys';
import { eventLogMigration } from '@vidyapath/service-kit/events/event-log.migration';

export const authMigrations: readonly Migration[] = [
  accounts,
  sessions,
  auditMigration,
  mail,
  deletedUsers,
  idempotencyKeys,
  localeChecked,
  mailLimits,
  endedTokens,
  endedTokensIndexes,
  auditPartitions('6 months'),
  auditCounters,
  userChanges,
  userChangesFilled,
  logins,
  userDays,
  userDaysFilled,
  peopleIndexes,
  dayMails,
  renewedSessions,
  emailKeys,
  eventLogMigration('20261127-80-event-log'),
];
