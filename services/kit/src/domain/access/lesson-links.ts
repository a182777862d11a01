import { createHmac } from 'node:crypto';
import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { lessonPathPrefix } from '@vidyapath/http/media';
import { Type } from 'typebox';
import { createHandoutLinks } from './handout-links';
import { isSame } from './is-same';
import { createLessonCookies } from './lesson-cookie';

const secretPattern = /^[\w-]{32,200}(?:,[\w-]{32,200})?$/;

/** Variables of services that sign addresses of lesson files or serve the files: they share the secret. */
export const lessonLinkVariables = {
  LESSON_LINK_SECRET: Type.String({
    pattern: secretPattern.source,
    takes:
      'a secret of 32 or more letters, digits, - and _, or two by comma, of which the first signs; the same in catalogue and media',
    secret: true,
  }),
};

/** How long an address of a lesson file is valid. */
export const lessonLinkSeconds = 600;

const cookieName = 'lesson-session';

/** The query of an address of a lesson file. */
export interface LessonLink {
  course: number;
  /** Seconds since the epoch. */
  until: number;
  signature: string;
}

/**
 * Signed addresses of lesson files. Each is valid for one file of one course in the browser of one session. A cookie names the session;
 * scripts cannot read it, and it is sent with lesson files only. A shared address is refused in another browser.
 * @throws {TypeError} for a secret that could be guessed
 */
export function createLessonLinks(secret: string, now: () => number = Date.now) {
  if (!secretPattern.test(secret))
    throw new TypeError('The secret of lesson addresses has 32 to 200 letters, digits, - and _.');
  const secrets = secret.split(',');
  const [signing = ''] = secrets;
  const digest = (by: string, ...parts: (string | number)[]) =>
    createHmac('sha256', by).update(parts.join('\n')).digest('base64url');
  const cookieOf = (session: string): string => digest(signing, 'session', session);
  const signature = (by: string, path: string, link: Omit<LessonLink, 'signature'>, cookie: string): string =>
    digest(by, 'file', path, link.course, link.until, cookie);
  return {
    ...createLessonCookies(secrets, now),
    ...createHandoutLinks(secrets, now),
    /** The address for the session, or `path` itself if it is no lesson file of this platform. An asset is opened by its cookie. */
    sign(path: string, course: number, session: string): string {
      if (!path.startsWith(lessonPathPrefix) || assetOfAddress(path)) return path;
      const until = Math.floor(now() / 1_000) + lessonLinkSeconds;
      const signed = signature(signing, path, { course, until }, cookieOf(session));
      return `${path}?course=${course}&until=${until}&signature=${signed}`;
    },
    /** `name=value` of the cookie that the addresses of a session need. */
    cookie: (session: string): string => `${cookieName}=${cookieOf(session)}`,
    /** The header that gives a browser its cookie. */
    setCookie(session: string, secure: boolean): string {
      const attributes = `Path=${lessonPathPrefix.slice(0, -1)}; Max-Age=${lessonLinkSeconds}; HttpOnly; SameSite=Strict`;
      return `${cookieName}=${cookieOf(session)}; ${attributes}${secure ? '; Secure' : ''}`;
    },
    /** The digest of the session of a browser that may read the file now; undefined when no cookie matches the address, or it has expired. */
    sessionOf(path: string, { signature: given, ...link }: LessonLink, cookies = ''): string | undefined {
      if (link.until * 1_000 <= now()) return undefined;
      const session = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];
      const isSigned = (cookie: string) => secrets.some((by) => isSame(given, signature(by, path, link, cookie)));
      return session !== undefined && isSigned(session) ? session : undefined;
    },
  };
}

export type LessonLinks = ReturnType<typeof createLessonLinks>;
