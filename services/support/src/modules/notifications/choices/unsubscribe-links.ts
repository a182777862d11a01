import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@vidyapath/http/notification-kinds';
import { paths } from '@vidyapath/http/paths';
import type { Knex } from 'knex';
import type { SupportContext } from '../../../context';
import type { UnsubscribeAddresses } from '../../../lib/unsubscribe-line';
import { findMailedPeople } from './mail-choices.repository';

/** Whom a link is for, and which mails it ends. */
export interface Unsubscription {
  userId: number;
  kind: NotificationKind;
}

/** The page that asks first, and where mails are chosen again. */
export const unsubscribePage = (token: string): string => `/unsubscribe?token=${encodeURIComponent(token)}`;

/** Signed with a key that all replicas share and that outlives them, so that links of old mails go on. */
export async function unsubscribeToken(on: Knex, { userId, kind }: Unsubscription): Promise<string> {
  const key = await on('unsubscribe_key').first<{ secret: string } | undefined>('secret');
  if (!key) throw new Error('The key of the links that end mails is missing.');
  const text = `${userId}.${kind}`;
  return `${text}.${createHmac('sha256', key.secret).update(text).digest('base64url')}`;
}

/** Undefined for a token that was not made here. */
export async function readUnsubscribeToken(on: Knex, token: string): Promise<Unsubscription | undefined> {
  const [id = '', name = ''] = token.split('.');
  const kind = notificationKinds.find((known) => known === name);
  if (!kind || !/^[1-9]\d{0,9}$/.test(id)) return undefined;
  const unsubscription = { userId: Number(id), kind };
  return isSame(token, await unsubscribeToken(on, unsubscription)) ? unsubscription : undefined;
}

/** The unsubscribe addresses of mails of a kind; undefined for a person who has unsubscribed from them. */
export async function unsubscribeAddressesOf(
  { db, mail }: Pick<SupportContext, 'db' | 'mail'>,
  userId: number,
  kind: NotificationKind,
): Promise<UnsubscribeAddresses | undefined> {
  if (!(await findMailedPeople(db, kind, [userId])).has(userId)) return undefined;
  const token = await unsubscribeToken(db, { userId, kind });
  const base = mail.linkBase();
  const unsubscribe = `${base}${paths.notificationsUnsubscribe}?token=${encodeURIComponent(token)}`;
  return { unsubscribe, href: base + unsubscribePage(token) };
}

function isSame(token: string, expected: string): boolean {
  const a = Buffer.from(token);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
