import { createIdempotencyTable } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const idempotencyKeys: Migration = { name: '20261121-04-idempotency-keys', up: createIdempotencyTable };
