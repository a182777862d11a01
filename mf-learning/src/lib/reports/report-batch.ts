import { limits } from '@vidyapath/http/limits';
import { reportedPosition, reportedRanges } from '../seen/ranges';
import type { Report } from './report-store';

/** Reports of one lesson that are sent as one. */
export interface ReportBatch {
  reports: readonly Report[];
  /** The newest of them, which has the person's position. */
  last: Report;
  body: { position_seconds: number; ranges: [number, number][] };
}

/** As many of a lesson's reports, the oldest first, as fit into one report. */
function firstBatch(reports: readonly Report[]): ReportBatch | undefined {
  const [first] = reports;
  if (!first) return undefined;
  let taken = [first];
  const rangesOf = (some: readonly Report[]) =>
    reportedRanges(
      some.flatMap(({ ranges }) => ranges),
      first.seconds,
    );
  for (const report of reports.slice(1)) {
    if (rangesOf([...taken, report]).length > limits.learning.rangesMax) break;
    taken = [...taken, report];
  }
  const last = taken.at(-1) ?? first;
  const body = {
    position_seconds: reportedPosition(last.position, last.seconds),
    ranges: rangesOf(taken).slice(0, limits.learning.rangesMax),
  };
  return { reports: taken, last, body };
}

/** Everything that waits, in as few calls as possible; the lesson that was watched last comes last. */
export function batchesOf(reports: readonly Report[]): ReportBatch[] {
  const lessons = [...new Set(reports.map(({ videoId }) => videoId))];
  const batches = lessons.flatMap((lesson) => {
    const ofLesson: ReportBatch[] = [];
    let rest = reports.filter(({ videoId }) => videoId === lesson);
    for (let batch = firstBatch(rest); batch; batch = firstBatch(rest)) {
      ofLesson.push(batch);
      rest = rest.slice(batch.reports.length);
    }
    return ofLesson;
  });
  return batches.toSorted((one, other) => one.last.at - other.last.at);
}
