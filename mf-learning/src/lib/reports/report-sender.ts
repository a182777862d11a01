import { type Answer, type RequestArgs, sendRequest } from '@vidyapath/client/requests/send-request';
import { paths } from '@vidyapath/http/paths';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { LearnedCourse, LessonProgress } from '@vidyapath/http/learning-progress';
import { abandonedAfterMs, reportEveryMs } from '../learning-limits';
import { batchesOf, type ReportBatch } from './report-batch';
import type { ReportStore } from './report-store';

interface SenderDependencies {
  platform: Pick<PlatformApi, 'session' | 'http'>;
  store: ReportStore;
  now: () => number;
  onAnswer: (answer: LessonProgress) => void;
}

/** Refusals that no later attempt changes: the lesson was deleted or changed. */
const finalStatuses = new Set([400, 404, 410, 413, 422]);

/** One tab at a time, where the browser has locks; a report that two tabs send at once is counted once in any case. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('learning-reports', work) : work();

/** Sends the waiting reports of the signed-in person only. */
export function createReportSender({ platform, store, now, onAnswer }: SenderDependencies) {
  const isSignedIn = (userId: number) => platform.session.getSnapshot().user?.id === userId;
  /** Only while this user is signed in, so that nothing more is sent after a change of session. */
  const call = async (userId: number, args: RequestArgs): Promise<Answer | undefined> =>
    isSignedIn(userId) ? sendRequest(platform.http.fetch, args) : undefined;

  /** A delayed report must not change the position of a person who has continued elsewhere since then. */
  const positionOf = async ({ last, body }: ReportBatch): Promise<number | undefined> => {
    if (now() - last.at < reportEveryMs * 2) return body.position_seconds;
    const answer = await call(last.userId, { url: paths.learnedCourse(last.courseId) });
    if (!answer || answer.error) return undefined;
    const videos = (answer.data as LearnedCourse).videos;
    const there = videos.find(({ video_id }) => video_id === last.videoId)?.position_seconds;
    return there === undefined || there === (last.known ?? 0) ? body.position_seconds : there;
  };

  const take = ({ reports }: ReportBatch, answer: LessonProgress) => {
    if (answer.accepted) reports.forEach(store.drop);
    onAnswer(answer);
  };

  /** Sends a batch; answers whether to try the next one. */
  const send = async (batch: ReportBatch): Promise<boolean> => {
    const { last, reports } = batch;
    const position_seconds = await positionOf(batch);
    if (position_seconds === undefined) return false;
    const body = { ...batch.body, position_seconds };
    const answer = await call(last.userId, { url: paths.lessonProgress(last.videoId), method: 'PUT', body });
    if (!answer) return false;
    if (!answer.error) take(batch, answer.data as LessonProgress);
    else if (finalStatuses.has(answer.error.status)) reports.forEach(store.drop);
    return !answer.error || finalStatuses.has(answer.error.status) || answer.error.status === 403;
  };

  /** Ids of reports that the page is sending while it is left. */
  const underWay = new Set<string>();
  const waiting = (userId: number) =>
    store.of(userId).filter(({ id, open, at }) => !underWay.has(id) && (!open || now() - at > abandonedAfterMs));

  /** Stored as one report from here on, or hours without network would fill the storage. */
  const joined = ({ reports, last, body }: ReportBatch): ReportBatch => {
    const one = { ...last, ranges: body.ranges };
    store.keep(one);
    for (const report of reports) if (report !== last) store.drop(report);
    return { reports: [one], last: one, body };
  };

  const sendAll = async () => {
    const userId = platform.session.getSnapshot().user?.id;
    if (userId === undefined) return;
    const batches = batchesOf(waiting(userId)).map((batch) => (batch.reports.length > 1 ? joined(batch) : batch));
    for (const batch of batches) if (!(await send(batch))) return;
  };

  let last = Promise.resolve();
  return {
    /** Fulfilled when all that waited was tried once. */
    send: (): Promise<void> => {
      last = last.then(() => alone(sendAll)).catch(() => undefined);
      return last;
    },
    /** When the page is left: it may end before the answer arrives; the next page then sends the report again. */
    async sendLast(batch: ReportBatch): Promise<void> {
      if (!isSignedIn(batch.last.userId)) return;
      batch.reports.forEach(({ id }) => underWay.add(id));
      const init = {
        method: 'PUT',
        keepalive: true,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(batch.body),
      };
      try {
        const response = await platform.http.fetch(paths.lessonProgress(batch.last.videoId), init);
        if (response.ok) take(batch, (await response.json()) as LessonProgress);
      } catch {
        // Without network it stays, for later.
      } finally {
        batch.reports.forEach(({ id }) => underWay.delete(id));
      }
    },
  };
}
