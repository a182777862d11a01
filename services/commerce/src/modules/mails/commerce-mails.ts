import { accessGivenMail, accessRevokedMail } from './access-mails';
import type { CommerceMailsOptions } from './commerce-mails-options';
import { orderPaidMail } from './order-mails';
import { refundFailedMail, refundProcessedMail } from './refund-mails';

/** Kinds of jobs for `createJobs`; each mail goes to the account's address, in the language of the order or the person. */
export const commerceMails = (options: CommerceMailsOptions) => ({
  'mail-order-paid': orderPaidMail(options),
  'mail-refund-processed': refundProcessedMail(options),
  'mail-refund-failed': refundFailedMail(options),
  'mail-access-given': accessGivenMail(options.db, options.sender),
  'mail-access-revoked': accessRevokedMail(options.db, options.sender),
});
