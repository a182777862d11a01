import type { ChosenKind, NotificationParams } from '@vidyapath/http/notification-kinds';

/** Of one mail. The subject has no text that somebody has typed: a stranger could make it a message of the platform. `button` leads to the page of its subject. */
export interface NotificationText {
  subject: string;
  body: string;
  button: string;
}

/** Receipts are mailed by commerce, and answers of the desk by the tickets. */
export type MailedKind = Exclude<ChosenKind, 'ticket-answered'>;

export type NotificationTexts = {
  readonly [Kind in MailedKind]: (params: NotificationParams[Kind]) => NotificationText;
};
