/** Kinds of problems that screens and callers tell apart. The status of a problem without a kind is enough. */
export const problemKinds = [
  /** 400, with `errors` that name the fields. */
  'invalid-fields',
  /** 400: not JSON, not UTF-8, too deep or with too many parts. */
  'unreadable-request',
  /** 400: a mailed link was used or replaced, or has expired. */
  'link-not-valid',
  /** 400: the current password that was given with a change is wrong. */
  'wrong-password',
  /** 400: one of the most common passwords. */
  'common-password',
  /** 400: the file that was to be uploaded has no bytes. */
  'empty-file',
  /** 401 of a login. */
  'wrong-credentials',
  /** 401: the token that was sent is not valid, or no longer. */
  'session-not-valid',
  /** 403 of a login: the password is right, and the account is disabled. */
  'account-disabled',
  /** 403: the course has to be bought first. */
  'course-not-bought',
  /** 403: the address of a lesson file was made for another browser, or has expired. */
  'lesson-link-ended',
  /** 409: another account has the e-mail address. */
  'email-taken',
  /** 409: another category has the name. */
  'category-name-taken',
  /** 409: the category has courses. */
  'category-in-use',
  /** 409: the last Admin must stay Admin. */
  'last-admin',
  /** 409: a record that the change refers to was moved at the same time; the same request may be sent again. */
  'moved-meanwhile',
  /** 409 of a constraint that no service names. */
  'already-exists',
  /** 409 of a constraint that no service names. */
  'in-use',
  /** 409: the total is not the one that the buyer saw; `quote` has the present one. */
  'total-changed',
  /** 409: the buyer owns an item, or another item of the order contains it. */
  'already-owned',
  /** 409: an item cannot be bought. */
  'not-for-sale',
  /** 409: the coupon cannot be used for this order. */
  'coupon-not-valid',
  /** 409: the person has the maximum number of pending orders. */
  'too-many-pending',
  /** 409: payments are switched off. */
  'payments-off',
  /** 409: the gateway does not take this amount in one payment. */
  'amount-refused',
  /** 409: the order is not in a state for this. */
  'order-state',
  /** 409: a payment was seen at the gateway, so the order cannot be cancelled now. */
  'payment-seen',
  /** 409: the time for refunds by the buyer is over. */
  'refund-window-closed',
  /** 409: the buyer had a refund of it before; the desk decides now. */
  'refund-by-ticket',
  /** 409: an item is refunded already. */
  'already-refunded',
  /** 409: the gateway pays back no less than one rupee. */
  'too-little-to-refund',
  /** 409: another coupon has the code. */
  'coupon-code-taken',
  /** 409: somebody has bought the course, or is about to. */
  'course-has-buyers',
  /** 409: the contact message is a ticket already. */
  'message-is-ticket',
  /** 409: the ticket has the maximum number of messages. */
  'ticket-full',
  /** 409: a review needs at least one completed lesson. */
  'nothing-watched',
  /** 409: the review is not in a state for this decision. */
  'review-state',
  /** 409: the thread or post was deleted or hidden. */
  'removed',
  /** 409: the thread has the maximum number of posts. */
  'thread-full',
  /** 409: the lesson's progress is measured, so it cannot be marked as done now. */
  'progress-is-measured',
  /** 400: no asset has the address that a lesson or an introduction names. */
  'unknown-lesson-file',
  /** 409: nothing of the lesson's file can be played yet, or any more. */
  'lesson-not-ready',
  /** 409: a newer file of the asset is being uploaded or made already. */
  'replacement-running',
  /** 409: the person has the maximum number of unfinished uploads. */
  'too-many-uploads',
  /** 409: the lesson has the maximum number of files. */
  'too-many-handouts',
  /** 409: the course has the maximum number of lessons. */
  'too-many-lessons',
  /** 409: a lesson or an introduction uses the asset. */
  'asset-in-use',
  /** 409: the course lacks something that a published one needs; `failed` has the checks. */
  'not-ready',
  /** 412: another user has changed the record. */
  'changed-meanwhile',
  /** 422: the `Idempotency-Key` was used with another body, or for another record of the path. */
  'idempotency-key-reused',
  /** 429: too many wrong passwords of this account from this address. */
  'too-many-failed-logins',
  /** 507: the storage has no room for the file. */
  'no-room',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

const noKind = 'about:blank';

/** The `type` of a problem, a path (RFC 9457 section 3.1.1). */
export const problemType = (kind: ProblemKind | undefined): string => (kind ? `/problems/${kind}` : noKind);

/** The kind that a `type` names; undefined when it names none that is known here. */
export const problemKindOf = (type: string): ProblemKind | undefined =>
  problemKinds.find((kind) => problemType(kind) === type);

export const problemTypes: readonly string[] = [noKind, ...problemKinds.map(problemType)];
