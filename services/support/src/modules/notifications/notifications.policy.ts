import {
  mailedByDefault,
  type NotificationKind,
  notificationKinds,
  personalKinds,
  receiptKinds,
} from '@vidyapath/http/notification-kinds';
import { isEditor, type Role } from '@vidyapath/http/roles';

/** A person who is no longer staff does not see the notifications for staff. */
export const kindsFor = (role: Role): readonly NotificationKind[] =>
  isEditor(role) ? notificationKinds : personalKinds;

export const isReceipt = (kind: NotificationKind): boolean => receiptKinds.some((receipt) => receipt === kind);

/** Receipts are mailed by commerce, and answers of the desk by the tickets, which have the text. */
export const isMailedHere = (kind: NotificationKind): boolean => !isReceipt(kind) && kind !== 'ticket-answered';

/** Whether a person gets mails of a kind, by their choice or the default. */
export const isMailed = (kind: NotificationKind, chosen: boolean | undefined): boolean =>
  isReceipt(kind) || (chosen ?? mailedByDefault[kind]);
