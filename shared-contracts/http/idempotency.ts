/**
 * Header of a POST that creates. A caller that repeats a call with the same key and body gets the answer of the
 * first, and one record is created; the same key with another body is 422. A key is valid for a day.
 */
export const idempotencyKeyHeader = 'idempotency-key';
