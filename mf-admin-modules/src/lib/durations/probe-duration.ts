import { type ClientProblem, problemOf } from '@vidyapath/client/requests/client-problem';
import type { DurationLine } from '@vidyapath/http/media';
import { paths } from '@vidyapath/http/paths';
import { isSharingHost } from '@vidyapath/http/shared-video';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { readLines } from './read-lines';

export type ProbeProgress = number | 'indeterminate';

interface ProbeOptions {
  fetch: FetchLike;
  url: string;
  signal: AbortSignal;
  onProgress: (progress: ProbeProgress) => void;
}

/** The path of the call that reads the duration of a video at this address. */
export function probePath(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return isSharingHost(host) ? paths.videoSharingDuration : paths.mediaDuration;
}

function parseLine(line: string): Partial<Record<'progress' | 'duration' | 'detail', unknown>> {
  try {
    return JSON.parse(line) as DurationLine;
  } catch {
    return {};
  }
}

/** A stream that began with success and ended without a duration; `detail` is from its last line. */
const broken = (status: number, detail = ''): ClientProblem => ({ status, detail, errors: [] });

/**
 * Lets the server read the duration of a video, and reports the progress as it arrives.
 * Returns whole seconds, or the problem; rejects only as `fetch` does, e.g. when `signal` aborts.
 */
export async function probeDuration({ fetch, url, signal, onProgress }: ProbeOptions): Promise<number | ClientProblem> {
  const headers = { 'content-type': 'application/json', accept: 'application/x-ndjson, application/json' };
  const response = await fetch(probePath(url), { method: 'POST', headers, body: JSON.stringify({ url }), signal });
  if (!response.ok) return problemOf(response);
  if (!response.body) return broken(response.status);
  for await (const line of readLines(response.body)) {
    const { progress, duration, detail } = parseLine(line);
    if (typeof progress === 'number') onProgress(Math.min(100, Math.max(0, progress)));
    if (progress === 'indeterminate') onProgress(progress);
    if (typeof duration === 'number') return Math.round(duration);
    if (typeof detail === 'string') return broken(response.status, detail);
  }
  return broken(response.status);
}
