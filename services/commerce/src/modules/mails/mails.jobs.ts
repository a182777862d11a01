import { defineMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import { Type } from 'typebox';

const ofOrder = Type.Object({ order_id: Type.String() });
const ofRefund = Type.Object({ refund_id: Type.String() });
const ofGrant = Type.Object({ grant_id: Type.String() });

export const mailOrderPaid = defineMail({ name: 'order-paid', payload: ofOrder, urgent: true });
export const mailRefundProcessed = defineMail({ name: 'refund-processed', payload: ofRefund });
export const mailRefundFailed = defineMail({ name: 'refund-failed', payload: ofRefund });
export const mailAccessGiven = defineMail({ name: 'access-given', payload: ofGrant });
export const mailAccessRevoked = defineMail({ name: 'access-revoked', payload: ofGrant });
