import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailSender } from '@vidyapath/service-kit/mail/mail-sender';
import { accessGivenMail, accessRevokedMail } from './access-mails';
import { orderPaidMail } from './order-mails';
import { refundFailedMail, refundProcessedMail } from './refund-mails';

/** Kinds of jobs for `createJobs`; each mail goes to the account's address, in the language of the order or the person. */
export const commerceMails = ({ db, sender }: { db: Database; sender: MailSender }) => ({
  'mail-order-paid': orderPaidMail(db, sender),
  'mail-refund-processed': refundProcessedMail(db, sender),
  'mail-refund-failed': refundFailedMail(db, sender),
  'mail-access-given': accessGivenMail(db, sender),
  'mail-access-revoked': accessRevokedMail(db, sender),
});
