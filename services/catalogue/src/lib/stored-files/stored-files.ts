import { lessonPathPrefix } from '@vidyapath/http/media';
import type { LessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { badFields, unavailable } from '@vidyapath/service-kit/http/errors';
import { subjectOf } from '@vidyapath/service-kit/http/field-words';

/** Whether media has issued a path below `/media/`. Rejects while media does not answer. */
export type IsStored = (path: string) => Promise<boolean>;

const ownPath = /^\/media\//;

/** The place of a record's files: files of lessons are separate from public ones. */
export type FilePlace = 'lessons' | 'public';

/**
 * Throws a 400 for paths of this platform that were never issued, or belong to another place. Unchanged paths are not checked, so that a
 * record can be changed while media is away or has lost a file.
 */
export async function assertStored<Field extends string>(
  isStored: IsStored,
  place: FilePlace,
  paths: Readonly<Record<Field, string>>,
  readBefore?: () => Promise<Readonly<Record<Field, string>>>,
): Promise<void> {
  const own = (Object.keys(paths) as Field[]).filter((field) => ownPath.test(paths[field]));
  if (own.length === 0) return;
  const before = await readBefore?.();
  const fresh = own.filter((field) => paths[field] !== before?.[field]);
  const stored = await Promise.all(
    fresh.map(async (field) => liesIn(place, paths[field]) && (await isStored(paths[field]))),
  ).catch((error: unknown) => {
    throw unavailable(2, 'Files cannot be checked at the moment. Please try again shortly.', error);
  });
  const missing = fresh.filter((_field, at) => !stored[at]);
  if (missing.length > 0)
    throw badFields(
      missing.map((field) => ({ field, detail: `${subjectOf(field)} leads to a file that is not stored here.` })),
    );
}

const liesIn = (place: FilePlace, path: string): boolean => path.startsWith(lessonPathPrefix) === (place === 'lessons');

/** Milliseconds. */
const timeoutMs = 2_000;

/** Asks the media service at `mediaUrl` for the first byte of the file. */
export function httpIsStored(mediaUrl: string, lessonLinks: LessonLinks): IsStored {
  const session = 'catalogue';
  return async (path) => {
    const answer = await fetch(new URL(lessonLinks.sign(path, 1, session), mediaUrl), {
      headers: { range: 'bytes=0-0', cookie: lessonLinks.cookie(session) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.status !== 404 && !answer.ok) throw new Error(`Media answered ${answer.status}.`);
    return answer.ok;
  };
}
