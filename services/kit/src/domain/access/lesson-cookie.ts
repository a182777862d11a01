import { createHmac } from 'node:crypto';
import { isSame } from './is-same';

/** How long a browser may read the files of an asset. */
export const lessonCookieSeconds = 600;

const cookieName = 'lesson';
/** End in seconds since the epoch, session, signature. */
const cookieValue = new RegExp(`(?:^|; ?)${cookieName}=(\\d{10})\\.([\\w-]{0,22})\\.([\\w-]{43})(?=;|$)`, 'g');

export interface AssetReader {
  /** A digest of the session of the browser; empty: it was signed out. */
  session: string;
}

/**
 * The cookie that opens all files of one asset in one browser for ten minutes. Its path and signature name the asset. The first secret signs,
 * and all verify.
 */
export function createLessonCookies(secrets: readonly string[], now: () => number) {
  const [signing = ''] = secrets;
  const digest = (secret: string, parts: readonly (string | number)[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  return {
    /** The header that gives a browser the cookie. Without a session for a preview to somebody who is signed out. */
    setAssetCookie(assetId: string, session: string | undefined, secure: boolean): string {
      const until = Math.floor(now() / 1_000) + lessonCookieSeconds;
      const reader = session === undefined ? '' : digest(signing, ['reader', session]).slice(0, 22);
      const value = `${until}.${reader}.${digest(signing, ['asset', assetId, until, reader])}`;
      const attributes = `Path=/media/lessons/${assetId}/; Max-Age=${lessonCookieSeconds}; HttpOnly; SameSite=Strict`;
      return `${cookieName}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
    },
    /** Undefined: no cookie opens the asset now. */
    readerOf(assetId: string, cookies = ''): AssetReader | undefined {
      for (const [, until = '', session = '', signature = ''] of cookies.matchAll(cookieValue)) {
        if (Number(until) * 1_000 <= now()) continue;
        const parts = ['asset', assetId, until, session];
        if (secrets.some((secret) => isSame(signature, digest(secret, parts)))) return { session };
      }
      return undefined;
    },
  };
}
