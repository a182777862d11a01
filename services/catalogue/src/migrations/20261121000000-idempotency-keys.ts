import { createIdempotencyTable } from '@vidyapath/service-kit/idempotency/idempotency';

export const name = '20261121000000-idempotency-keys';

export const up = createIdempotencyTable;
