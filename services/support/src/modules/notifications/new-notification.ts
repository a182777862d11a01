import type { NotificationKind, NotificationParams } from '@vidyapath/http/notification-kinds';

interface NewNotificationOf<Kind extends NotificationKind> {
  /** Identifies what happened: one notification for each, however often an event of it is delivered. */
  cause: string;
  type: Kind;
  params: NotificationParams[Kind];
  /** The course that `params` names: they get its Hindi name as it is now. */
  courseId?: number | null;
  /** A path of this platform. */
  link: string;
  /** What it is about, where that may cause many, such as `thread/<id>`: one of them is mailed until it is read. */
  topic?: string;
  /** When it happened. */
  at: Date;
  /** A person, or everyone who is staff now. */
  to: number | 'staff';
}

/** What people are notified of. */
export type NewNotification = { [Kind in NotificationKind]: NewNotificationOf<Kind> }[NotificationKind];
