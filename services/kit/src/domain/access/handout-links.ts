import { createHmac } from 'node:crypto';
import { handoutPathPrefix } from '@vidyapath/http/handouts';
import { isSame } from './is-same';

/** How long a browser may save a handout by one address. */
const linkSeconds = 600;

const cookieName = 'handouts';
const cookieValue = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]{43})(?:;|$)`);

/** The query of an address of a handout. */
export interface HandoutLink {
  title: string;
  /** Seconds since the epoch. */
  until: number;
  signature: string;
}

/**
 * Signed addresses of handouts. Each is valid for one file under one title in the browser of one session, which a cookie names; without a
 * session for those of a preview to somebody who is signed out. The first secret signs, and all verify.
 */
export function createHandoutLinks(secrets: readonly string[], now: () => number) {
  const [signing = ''] = secrets;
  const digest = (secret: string, parts: readonly (string | number)[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const readerOf = (session = ''): string => digest(signing, ['handouts', session]);
  const signature = (secret: string, path: string, { title, until }: Omit<HandoutLink, 'signature'>, reader: string) =>
    digest(secret, ['handout', path, until, reader, title]);
  return {
    handoutAddress(fileId: string, title: string, session: string | undefined): string {
      const path = `${handoutPathPrefix}${fileId}`;
      const until = Math.floor(now() / 1_000) + linkSeconds;
      const query = new URLSearchParams({ title, until: String(until) });
      query.set('signature', signature(signing, path, { title, until }, readerOf(session)));
      return `${path}?${query}`;
    },
    /** The header that gives a browser the cookie which its addresses need. */
    setHandoutCookie(session: string | undefined, secure: boolean): string {
      const attributes = `Path=${handoutPathPrefix}; Max-Age=${linkSeconds}; HttpOnly; SameSite=Strict`;
      return `${cookieName}=${readerOf(session)}; ${attributes}${secure ? '; Secure' : ''}`;
    },
    /** A digest of the session of a browser that may open the address now; undefined when its cookie does not match, or it has ended. */
    handoutReader(path: string, { signature: given, ...link }: HandoutLink, cookies = ''): string | undefined {
      const reader = cookieValue.exec(cookies)?.[1];
      if (reader === undefined || link.until * 1_000 <= now()) return undefined;
      return secrets.some((secret) => isSame(given, signature(secret, path, link, reader))) ? reader : undefined;
    },
  };
}
