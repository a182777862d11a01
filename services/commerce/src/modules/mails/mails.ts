import type { CommerceContext } from '../../context';
import { handleAccessMails } from './access-mails';
import { handleOrderPaidMail } from './order-mails';
import { handleRefundMails } from './refund-mails';

export { mailAccessGiven, mailAccessRevoked, mailOrderPaid, mailRefundFailed, mailRefundProcessed } from './mails.jobs';

/** Each mail goes to the account's address, in the language of the order or the person. */
export function registerMails(ctx: CommerceContext): void {
  handleOrderPaidMail(ctx);
  handleRefundMails(ctx);
  handleAccessMails(ctx);
}
