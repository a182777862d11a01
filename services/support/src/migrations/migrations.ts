import { messages } from './20261120-01-messages';
import { idempotencyKeys } from './20261121-01-idempotency-keys';

export const supportMigrations = [messages, idempotencyKeys] as const;
