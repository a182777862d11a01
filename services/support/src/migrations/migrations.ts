import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { messages } from './20261120-01-messages';
import { idempotencyKeys } from './20261121-01-idempotency-keys';
import { clientErrors } from './20261121-02-client-errors';

export const supportMigrations = [messages, idempotencyKeys, clientErrors, auditMigration] as const;
