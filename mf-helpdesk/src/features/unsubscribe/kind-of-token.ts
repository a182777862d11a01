import { type NotificationKind, notificationKinds } from '@vidyapath/http/notification-kinds';

/** Which mails a link ends, as its token says; the service checks whether that is true. */
export function kindOfToken(token: string): NotificationKind | undefined {
  const [, named] = token.split('.');
  return notificationKinds.find((kind) => kind === named);
}
