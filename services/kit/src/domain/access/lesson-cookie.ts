import { createHmac } from 'node:crypto';
import { lessonPathPrefix } from '@vidyapath/http/media';
import { isSame } from './is-same';

/** How long a browser may read the files that a cookie opens. */
export const lessonCookieSeconds = 600;

const cookieName = 'lesson';
/** End in seconds since the epoch, session, signature. 96 and 128 bits are enough, and the longest header stays below 200 bytes. */
const cookieValue = new RegExp(`(?:^|; ?)${cookieName}=(\\d{10})\\.([\\w-]{0,16})\\.([\\w-]{22})(?=;|$)`, 'g');

export interface LessonReader {
  /** A digest of the session of the browser; empty: it was signed out. */
  session: string;
  /** When the cookie ends, in milliseconds since the epoch. */
  until: number;
}

/**
 * The cookie that opens all files of one asset, or one file, in one browser for ten minutes. Its path and signature name what it opens. The
 * first secret signs, and all verify.
 */
export function createLessonCookies(secrets: readonly string[], now: () => number) {
  const [signing = ''] = secrets;
  const digest = (secret: string, parts: readonly (string | number)[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const signature = (secret: string, opened: string, until: number, session: string): string =>
    digest(secret, ['asset', opened, until, session]).slice(0, 22);
  const set = (opened: string, path: string, session: string | undefined, secure: boolean): string => {
    const until = Math.floor(now() / 1_000) + lessonCookieSeconds;
    const reader = session === undefined ? '' : digest(signing, ['reader', session]).slice(0, 16);
    const value = `${until}.${reader}.${signature(signing, opened, until, reader)}`;
    const attributes = `Path=${path}; Max-Age=${lessonCookieSeconds}; HttpOnly; SameSite=Strict`;
    return `${cookieName}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
  };
  return {
    /** The header that gives a browser the cookie. Without a session for a preview to somebody who is signed out. */
    setAssetCookie: (assetId: string, session: string | undefined, secure: boolean): string =>
      set(assetId, `${lessonPathPrefix}${assetId}/`, session, secure),
    /** The same for one file, by its name below the addresses of lessons. */
    setFileCookie: (name: string, session: string | undefined, secure: boolean): string =>
      set(name, `${lessonPathPrefix}${name}`, session, secure),
    /** `opened` is the id of an asset or the name of a file. Undefined: no cookie opens it now. */
    readerOf(opened: string, cookies = ''): LessonReader | undefined {
      for (const [, end = '', session = '', given = ''] of cookies.matchAll(cookieValue)) {
        const until = Number(end) * 1_000;
        if (until <= now()) continue;
        if (secrets.some((secret) => isSame(given, signature(secret, opened, Number(end), session))))
          return { session, until };
      }
      return undefined;
    },
  };
}
