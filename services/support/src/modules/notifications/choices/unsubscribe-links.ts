import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@vidyapath/http/notification-kinds';
import type { Database } from '@vidyapath/service-kit/database/database';

/** Whom a link is for, and which mails it ends. */
export interface Unsubscription {
  userId: number;
  kind: NotificationKind;
}

export interface UnsubscribeLinks {
  tokenFor(this: void, of: Unsubscription): Promise<string>;
  /** Undefined for one that was not made here. */
  read(this: void, token: string): Promise<Unsubscription | undefined>;
}

/** The page that asks first, and where mails are chosen again. */
export const unsubscribePage = (token: string): string => `/unsubscribe?token=${encodeURIComponent(token)}`;

/** Signed with a key that all replicas share and that outlives them, so that links of old mails go on. */
export function createUnsubscribeLinks(db: Database): UnsubscribeLinks {
  let known: string | undefined;
  const key = async (): Promise<string> => {
    known ??= (await db<{ secret: string }>('unsubscribe_key').first('secret'))?.secret;
    if (!known) throw new Error('The key of the links that end mails is missing.');
    return known;
  };
  const tokenFor: UnsubscribeLinks['tokenFor'] = async ({ userId, kind }) => {
    const said = `${userId}.${kind}`;
    return `${said}.${createHmac('sha256', await key())
      .update(said)
      .digest('base64url')}`;
  };
  return {
    tokenFor,
    async read(token) {
      const [id = '', kind = ''] = token.split('.');
      const known = notificationKinds.find((one) => one === kind);
      if (!known || !/^[1-9]\d{0,9}$/.test(id)) return undefined;
      const said: Unsubscription = { userId: Number(id), kind: known };
      return isSame(token, await tokenFor(said)) ? said : undefined;
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
