import { type NotificationKind, notificationKinds } from '@vidyapath/http/notification-kinds';

/** Which mails a link ends, according to its token; the service checks the signature. */
export function kindOfToken(token: string): NotificationKind | undefined {
  const [, named] = token.split('.');
  return notificationKinds.find((kind) => kind === named);
}
