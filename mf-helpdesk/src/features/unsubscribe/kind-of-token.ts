import { type NotificationKind, notificationKinds } from '@vidyapath/http/notification-kinds';

/** Which mails a link says that it ends; whether it may, the service checks. */
export function kindOfToken(token: string): NotificationKind | undefined {
  const [, named] = token.split('.');
  return notificationKinds.find((kind) => kind === named);
}
