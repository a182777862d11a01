import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import type { Migration } from '@vidyapath/service-kit/migrate';
import { accounts } from './20260101-01-accounts';
import { sessions } from './20260101-02-sessions';
import { mail } from './20261121-02-mail';
import { deletedUsers } from './20261121-03-deleted-users';
import { idempotencyKeys } from './20261121-04-idempotency-keys';
import { localeChecked } from './20261122-01-locale-checked';

export const migrations: readonly Migration[] = [accounts, sessions, auditMigration, mail, deletedUsers, idempotencyKeys, localeChecked];
