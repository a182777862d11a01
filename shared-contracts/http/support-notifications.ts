import { Type, type Static } from 'typebox';
import { uuid } from './commerce-orders';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { type NotificationKind, notificationKinds, type NotificationParams } from './notification-kinds';
import { notificationSortFields } from './sort-fields';

const time = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });
const KindSchema = Type.Unsafe<NotificationKind>({ type: 'string', enum: [...notificationKinds] });

/** Header of the list: how many of all notifications are not read yet. */
export const unreadCountHeader = 'x-unread-count';

export const NotificationSchema = Type.Object({
  notification_id: Type.String({ format: 'uuid' }),
  type: KindSchema,
  /** What its sentence is made of, by type: `NotificationParams`. */
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  /** A path of this platform. */
  link: Type.String(),
  /** When that happened which it tells of. */
  created_at: time,
  read_at: Type.Union([time, Type.Null()]),
});
export type Notification = Static<typeof NotificationSchema>;

/** A notification whose `type` says which params it has. */
export type KnownNotification = {
  [Kind in NotificationKind]: Omit<Notification, 'type' | 'params'> & { type: Kind; params: NotificationParams[Kind] };
}[NotificationKind];

export const NotificationListQuerySchema = Type.Object(
  {
    ...listQueryProperties(notificationSortFields),
    /** Only those that are not read yet. */
    unread: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type NotificationListQuery = Static<typeof NotificationListQuerySchema>;

/** Either `ids` or `all`. Ids of others and unknown ones are passed over. */
export const ReadNotificationsBodySchema = Type.Object({
  ids: Type.Optional(Type.Array(Type.String(uuid), { minItems: 1, maxItems: limits.notifications.readMax })),
  all: Type.Optional(Type.Literal(true)),
});
export type ReadNotificationsBody = Static<typeof ReadNotificationsBodySchema>;

/** What `event: unread` of the stream carries as JSON, and what marking as read answers. */
export const UnreadCountSchema = Type.Object({ unread: Type.Integer() });

/** Which kinds are mailed to a person; those for staff are there for staff only. */
export const NotificationSettingsSchema = Type.Object({
  kinds: Type.Array(
    Type.Object({
      type: KindSchema,
      mail: Type.Boolean(),
      /** A receipt: it is always mailed. */
      always: Type.Boolean(),
    }),
  ),
});
export type NotificationSettings = Static<typeof NotificationSettingsSchema>;

/** Kinds that are not named keep what they have. */
export const NotificationSettingsBodySchema = Type.Object({
  kinds: Type.Array(Type.Object({ type: KindSchema, mail: Type.Boolean() }), {
    minItems: 1,
    maxItems: notificationKinds.length,
  }),
});
export type NotificationSettingsBody = Static<typeof NotificationSettingsBodySchema>;

/** Of a link that mails carry; it ends mails of one kind to one person and opens nothing else. */
export const UnsubscribeQuerySchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: limits.notifications.tokenMax }) },
  { additionalProperties: false },
);

/** Which kind the mails are no longer sent of. */
export const UnsubscribedSchema = Type.Object({ type: KindSchema });
export type Unsubscribed = Static<typeof UnsubscribedSchema>;
