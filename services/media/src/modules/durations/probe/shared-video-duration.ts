import { readJson, readText } from './answer-body';
import { parseDuration } from './parse-duration';
import type { ProbeAnswer, ProbeClient } from './probe-client';
import { ProbeError } from './probe-error';
import type { Report } from './probe-progress';

/** Addresses of the sharing service; tests set their own. */
export interface SharingService {
  pageOrigin: string;
  apiOrigin: string;
  apiKey?: string;
}

export const sharingService: SharingService = {
  pageOrigin: 'https://www.youtube.com',
  apiOrigin: 'https://www.googleapis.com',
};

/** Seconds of a shared video: from the data API when there is a key, else from the video's own page. */
export async function readSharedVideoDuration(
  client: ProbeClient,
  service: SharingService,
  id: string,
  report: Report,
): Promise<number> {
  report(5);
  const fromApi = service.apiKey ? await askApi(client, service, service.apiKey, id) : undefined;
  const duration = fromApi ?? (await readPage(client, service, id, report));
  if (duration === undefined) throw new ProbeError('The page of this video does not say how long it is.');
  if (duration <= 0) throw new ProbeError('This video has no duration yet: it is live or still to come.');
  return duration;
}

/** A key that is used up must not stop the probe, so every failure here means: read the page. */
async function askApi(
  client: ProbeClient,
  { apiOrigin }: SharingService,
  key: string,
  id: string,
): Promise<number | undefined> {
  const query = new URLSearchParams({ part: 'contentDetails', id });
  const answer = await client.get(`${apiOrigin}/youtube/v3/videos?${query}`, { 'x-goog-api-key': key });
  if (answer.status !== 200) return void answer.discard();
  const { items } = ((await readJson(answer)) ?? {}) as { items?: { contentDetails?: { duration?: unknown } }[] };
  if (!Array.isArray(items)) return undefined;
  if (items.length === 0) throw new ProbeError('This video does not exist, or is private.');
  const duration = items[0]?.contentDetails?.duration;
  return typeof duration === 'string' ? parseDuration(duration) : undefined;
}

async function readPage(
  client: ProbeClient,
  { pageOrigin }: SharingService,
  id: string,
  report: Report,
): Promise<number | undefined> {
  const answer = await client.get(`${pageOrigin}/watch?v=${id}&hl=en`, {
    'accept-language': 'en',
    // Without it visitors from some countries are sent to a consent page.
    cookie: 'SOCS=CAI',
  });
  assertPage(answer);
  report(40);
  return durationInPage(await readText(answer));
}

function assertPage(answer: ProbeAnswer): void {
  if (answer.status === 200) return;
  answer.discard();
  throw new ProbeError(`The sharing service answered with the status ${answer.status}.`);
}

/** The length in a video's page, in any of its forms. */
export function durationInPage(html: string): number | undefined {
  const seconds = /"lengthSeconds"\s*:\s*"(\d+)"/.exec(html)?.[1];
  if (seconds) return parseDuration(seconds);
  const milliseconds = /"approxDurationMs"\s*:\s*"(\d+)"/.exec(html)?.[1];
  if (milliseconds) return Number(milliseconds) / 1_000;
  const meta = html.match(/<meta\b[^<>]*>/gi)?.find((tag) => /\bitemprop="duration"/i.test(tag));
  const content = meta && /\bcontent="([^"]+)"/i.exec(meta)?.[1];
  return content ? parseDuration(content) : undefined;
}
