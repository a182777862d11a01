import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { type NotificationKind, notificationKinds, type NotificationParams } from './notification-kinds';
import { UuidSchema } from './primitives';
import { notificationSortFields } from './sort-fields';

const time = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });
const KindSchema = Type.Unsafe<NotificationKind>({ type: 'string', enum: [...notificationKinds] });

export const NotificationSchema = Type.Object({
  notification_id: Type.String({ format: 'uuid' }),
  type: KindSchema,
  /** Parameters of its sentence, by type: `NotificationParams`. */
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  /** A path of this platform. */
  link: Type.String(),
  /** When the event happened that it reports. */
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

/** One of `ids`, `topic` and `all`. Ids of others and unknown ones are ignored. */
export const ReadNotificationsBodySchema = Type.Object({
  ids: Type.Optional(Type.Array(UuidSchema, { minItems: 1, maxItems: limits.notifications.readMax })),
  /** Such as `thread/<id>`: all about it. */
  topic: Type.Optional(Type.String({ minLength: 1, maxLength: limits.notifications.topicMax })),
  all: Type.Optional(Type.Literal(true)),
});
export type ReadNotificationsBody = Static<typeof ReadNotificationsBodySchema>;

/** The JSON of `event: unread` of the stream, and the answer to marking as read. */
export const UnreadCountSchema = Type.Object({ unread: Type.Integer() });

/** The kinds that are mailed to a person; only staff has the kinds for staff. */
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

/** Kinds that are not named stay as they are. */
export const NotificationSettingsBodySchema = Type.Object({
  kinds: Type.Array(Type.Object({ type: KindSchema, mail: Type.Boolean() }), {
    minItems: 1,
    maxItems: notificationKinds.length,
  }),
});
export type NotificationSettingsBody = Static<typeof NotificationSettingsBodySchema>;

/** Token of a link in mails; it ends mails of one kind to one person and permits nothing else. */
export const UnsubscribeQuerySchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: limits.notifications.tokenMax }) },
  { additionalProperties: false },
);

/** The kind whose mails are no longer sent. */
export const UnsubscribedSchema = Type.Object({ type: KindSchema });
export type Unsubscribed = Static<typeof UnsubscribedSchema>;
