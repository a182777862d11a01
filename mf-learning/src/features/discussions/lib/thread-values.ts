import type { ThreadBody } from '@vidyapath/http/learning-discussions';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { clockSeconds } from '../../../lib/clock-seconds';
import { onlyFaults, textFault } from '../../../lib/text-fault';

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

export const threadFaults =
  (t: Translate) =>
  ({ title, body, lesson, time }: ThreadValues) =>
    onlyFaults({
      title: textFault(t, t('thread.title'), title, limits.learning.titleMax),
      body: textFault(t, t('thread.body'), body, limits.learning.postMax),
      time: lesson && time.trim() && clockSeconds(time) === undefined ? t('thread.timeWrong') : undefined,
    });

export const postFaults =
  (t: Translate) =>
  ({ body }: { body: string }) =>
    onlyFaults({ body: textFault(t, t('thread.answerBody'), body, limits.learning.postMax) });
