import type { Migration } from '@vidyapath/service-kit/migrate';
import { accounts } from './20260101-01-accounts';
import { sessions } from './20260101-02-sessions';

export const migrations: readonly Migration[] = [accounts, sessions];
