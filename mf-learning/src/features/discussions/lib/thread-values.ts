import type { ThreadBody } from '@vidyapath/http/learning-discussions';
import { limits } from '@vidyapath/http/limits';
import { isFilled, requiredText, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import { clockSeconds } from '../../../lib/clock-seconds';

export interface ThreadValues {
  title: string;
  body: string;
  /** Empty: the whole course. */
  lesson: string;
  /** A place like `4:12`; may be empty. */
  time: string;
}

export const threadBody = ({ title, body, lesson, time }: ThreadValues): ThreadBody => ({
  title: title.trim(),
  body: body.trim(),
  video_id: lesson ? Number(lesson) : null,
  at_seconds: lesson && time.trim() ? (clockSeconds(time) ?? null) : null,
});

export const threadRules = object({
  title: requiredText('thread.title', limits.learning.titleMax),
  body: requiredText('thread.body', limits.learning.postMax),
  time: ruledText([
    (time, { lesson }) => !lesson || !isFilled(time) || clockSeconds(time) !== undefined,
    { key: 'thread.timeWrong' },
  ]),
});

export const postRules = object({ body: requiredText('thread.answerBody', limits.learning.postMax) });
