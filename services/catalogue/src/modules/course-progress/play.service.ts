import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { lessonPathPrefix } from '@vidyapath/http/media';
import type { Play, PlayBody } from '@vidyapath/http/play';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { lessonCookieEnd, presentStream } from '@vidyapath/service-kit/domain/access/present-stream';
import { badRequest, conflict, notFound, unauthorized } from '@vidyapath/service-kit/http/errors';
import type { CatalogueContext } from '../../context';
import { seesHiddenContent } from '../../lib/http/viewer';
import { findCourse } from '../courses/courses';
import { findPlayableAsset } from '../lesson-assets/lesson-assets';
import { presentAddress } from './play.presenter';
import { findLesson, type LessonRow } from './play.repository';

type Player = SessionUser | null;

export interface Playing {
  play: Play;
  /** What a cookie opens to the browser: an asset's id or a file's name. Undefined: what is played needs none. */
  opened: string | undefined;
}

/** What the body names, for who may play it. */
export async function readPlay(ctx: CatalogueContext, body: PlayBody, player: Player): Promise<Playing> {
  const { video_id, course_id } = body;
  if (video_id !== undefined && course_id === undefined) {
    const lesson = await assertMayPlay(ctx, player, video_id);
    return playingOf(ctx, video_id, lesson.video_url, lesson.duration_in_seconds);
  }
  if (course_id === undefined || video_id !== undefined)
    throw badRequest('video_id', 'Give either the id of a lesson or that of a course.');
  const course = await findCourse(ctx.db, course_id, seesHiddenContent(player));
  if (!course) throw notFound('This course does not exist.');
  return playingOf(ctx, null, course.video_path, 0);
}

/** The lesson, for somebody who may play it and open what belongs to it; whether it can be played yet is another question. */
export async function assertMayPlay(ctx: CatalogueContext, player: Player, videoId: number): Promise<LessonRow> {
  const missing = 'This lesson does not exist.';
  const lesson = await findLesson(ctx.db, videoId);
  if (!lesson || !(isShown(lesson) || seesHiddenContent(player))) throw notFound(missing);
  if (lesson.is_preview && lesson.is_public) return lesson;
  if (!player) throw lesson.is_public ? unauthorized() : notFound(missing);
  // Anew, since the cookie lasts ten minutes.
  await assertLearns((person, course) => ctx.decideAccess(person, course, true), player, lesson.course_id, missing);
  return lesson;
}

const isShown = ({ active, is_published }: LessonRow): boolean => active && is_published;

async function playingOf(
  { db }: CatalogueContext,
  video_id: number | null,
  address: string,
  duration: number,
): Promise<Playing> {
  if (!address.startsWith(lessonPathPrefix))
    return { play: presentAddress({ video_id, expires_at: null }, address, duration), opened: undefined };
  const opened = address.slice(lessonPathPrefix.length);
  const played = { video_id, expires_at: lessonCookieEnd() };
  if (!assetOfAddress(address)) return { play: presentAddress(played, address, duration), opened };
  const asset = await findPlayableAsset(db, opened);
  if (!asset) throw conflict('lesson-not-ready', 'This lesson cannot be played yet. Please try again later.');
  return { play: presentStream(played, asset), opened };
}
