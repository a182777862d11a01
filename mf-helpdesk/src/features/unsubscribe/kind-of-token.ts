import {
  type ChosenKind,
  type NotificationKind,
  notificationKinds,
  receiptKinds,
} from '@vidyapath/http/notification-kinds';

const isChosen = (kind: NotificationKind): kind is ChosenKind => !receiptKinds.some((receipt) => receipt === kind);

/** Which mails a link ends, according to its token; the service checks the signature. */
export function kindOfToken(token: string): ChosenKind | undefined {
  const [, named] = token.split('.');
  return notificationKinds.filter(isChosen).find((kind) => kind === named);
}
