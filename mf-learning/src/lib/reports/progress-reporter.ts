import { limits } from '@vidyapath/http/limits';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { keepEveryMs, reportEveryMs, tryAgainMs } from '../learning-limits';
import type { LessonProgress } from '@vidyapath/http/learning-progress';
import { createSeenRecorder } from '../seen/seen-recorder';
import { batchesOf } from './report-batch';
import { createReportSender } from './report-sender';
import { createReportStore, type Report } from './report-store';

/** A lesson that is played, and the learner's position in it that the service knew. */
export interface WatchedLesson {
  videoId: number;
  courseId: number;
  /** Its length, as the service knows it. */
  seconds: number;
  known: number | null;
}

interface ReporterDependencies {
  platform: Pick<PlatformApi, 'session' | 'http'>;
  onAnswer: (answer: LessonProgress) => void;
}

/** Collects what is seen of the lesson that plays, keeps it in the browser and reports it to the service. */
export function createProgressReporter({ platform, onAnswer }: ReporterDependencies) {
  const store = createReportStore(window.localStorage);
  /** The learner's position by the service's own answers. */
  const answered = new Map<string, number>();
  const placeOf = (userId: number, videoId: number) => `${userId}:${videoId}`;
  const sender = createReportSender({
    platform,
    store,
    now: Date.now,
    onAnswer(answer) {
      const userId = platform.session.getSnapshot().user?.id ?? 0;
      answered.set(placeOf(userId, answer.video_id), answer.position_seconds);
      onAnswer(answer);
    },
  });
  const recorder = createSeenRecorder();
  let open: Report | undefined;
  let keptAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const keep = () => {
    keptAt = Date.now();
    if (open) store.keep({ ...open, ranges: recorder.ranges().map(([from, to]) => [from, to]), at: keptAt });
  };
  const begin = (lesson: WatchedLesson): Report | undefined => {
    const userId = platform.session.getSnapshot().user?.id;
    if (userId === undefined) return undefined;
    const known = answered.get(placeOf(userId, lesson.videoId)) ?? lesson.known;
    return { ...lesson, known, id: crypto.randomUUID(), userId, position: 0, ranges: [], at: Date.now(), open: true };
  };
  /** Ends the open report, so that it may be sent. */
  const close = (): Report | undefined => {
    if (!open) return undefined;
    open.open = false;
    keep();
    const closed = { ...open, ranges: recorder.ranges().map(([from, to]): [number, number] => [from, to]) };
    open = undefined;
    recorder.clear();
    return closed;
  };
  const report = () => {
    close();
    return sender.send();
  };
  const rest = (videoId = open?.videoId) => {
    if (!open || open.videoId !== videoId) return sender.send();
    clearInterval(timer);
    timer = undefined;
    recorder.cut();
    return report();
  };

  const leave = () => {
    const closed = close();
    const [batch] = closed ? batchesOf([closed]) : [];
    if (batch) void sender.sendLast(batch);
  };

  return {
    /** The player reports its position while it plays. */
    tick(lesson: WatchedLesson, seconds: number, rate: number) {
      if (open && open.videoId !== lesson.videoId) void rest();
      recorder.tick({ seconds, rate, at: performance.now() });
      open ??= begin(lesson);
      if (!open) return;
      open.position = seconds;
      timer ??= setInterval(() => void report(), reportEveryMs);
      if (recorder.ranges().length >= limits.learning.rangesMax / 2) void report();
      else if (Date.now() - keptAt >= keepEveryMs) keep();
    },
    /** A lesson begins whose player hides the position: the service learns when that was. */
    open(lesson: WatchedLesson) {
      const opened = begin(lesson);
      if (opened) store.keep({ ...opened, open: false });
      return sender.send();
    },
    /** The player jumps. */
    cut: () => recorder.cut(),
    /** The player of a lesson pauses, ends or is closed; fulfilled when all waiting reports were tried. */
    rest,
    /** Begins to send waiting reports: at once, when a user signs in, when the network is back, when the page is left, and regularly. */
    follow() {
      const again = () => void sender.send();
      const onVisibility = () => {
        if (document.visibilityState === 'hidden') leave();
      };
      window.addEventListener('online', again);
      window.addEventListener('pagehide', leave);
      document.addEventListener('visibilitychange', onVisibility);
      platform.session.subscribe(again);
      setInterval(again, tryAgainMs);
      again();
    },
  };
}

export type ProgressReporter = ReturnType<typeof createProgressReporter>;
