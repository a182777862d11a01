import type { Asset, Cue } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { Play } from '@vidyapath/http/play';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import remote from '../remote';
import { network, problem } from './catalogue';
import { serveLibrary } from './library';
import { assetId, makeAsset } from './uploads';

const play: Play = {
  video_id: null,
  kind: 'stream',
  url: `/media/lessons/${assetId}/1/master.m3u8`,
  audio_url: null,
  poster: null,
  storyboard: null,
  captions: [],
  renditions: [],
  duration_in_seconds: 60,
  expires_at: null,
};

/** One video of the library, its picture and its Hindi captions. */
export function serveAsset(part: Partial<Asset> = {}, start: Cue[] = [{ from: 0, to: 1, text: 'Namaste' }]) {
  const library = serveLibrary([makeAsset(part)]);
  const sent: { method: string; name: string; ifMatch: string | null; body: unknown }[] = [];
  let cues = start;
  let version = 1;
  const path = (language: string) => `*${lessonPaths.assetCaptions(assetId, language)}`;
  const etag = () => `"${version}"`;
  const take = async (request: Request) => {
    const name = new URL(request.url).pathname.split(`${assetId}/`)[1] ?? '';
    const text = await request.text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    sent.push({ method: request.method, name, ifMatch: request.headers.get('if-match'), body });
    return body;
  };
  const isOutdated = ({ headers }: Request) => {
    const ifMatch = headers.get('if-match');
    const isTaken = headers.get('if-none-match') === '*' && cues.length > 0;
    return isTaken || (ifMatch !== null && ifMatch !== etag());
  };
  const stored = (approved: boolean) => {
    library.change({ captions: [{ language: 'hi', origin: 'edited', approved, cue_count: cues.length }] });
    version += 1;
  };
  network.use(
    http.post(`*${lessonPaths.assetPlay(assetId)}`, () => HttpResponse.json(play)),
    http.post(`*${lessonPaths.assetPoster(assetId)}`, async ({ request }) => {
      await take(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(path('hi'), () => HttpResponse.json({ cues }, { headers: { etag: etag() } })),
    http.put(path('hi'), async ({ request }) => {
      const body = await take(request);
      if (isOutdated(request)) return problem(412);
      if (typeof body === 'string' && !body.includes('-->'))
        return problem(400, 'Wrong.', [{ field: 'cues', detail: 'Line 1: There is no time before this text.' }]);
      cues = typeof body === 'string' ? [{ from: 2, to: 3, text: 'From a file' }] : (body as { cues: Cue[] }).cues;
      stored(typeof body === 'string');
      return HttpResponse.json(
        { language: 'hi', origin: 'edited', approved: false, cue_count: cues.length },
        { headers: { etag: etag() } },
      );
    }),
    http.post(path('hi/approve'), async ({ request }) => {
      await take(request);
      stored(true);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(path('hi'), async ({ request }) => {
      await take(request);
      if (isOutdated(request)) return problem(412);
      library.change({ captions: [] });
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(path('hi.vtt'), () => new HttpResponse('WEBVTT', { headers: { 'content-type': 'text/vtt' } })),
    http.put(`*${lessonPaths.asset(assetId)}`, async ({ request }) => {
      const { title } = (await take(request)) as { title: string };
      library.change({ title });
      return HttpResponse.json(makeAsset({ title }));
    }),
  );
  return {
    ...library,
    sent,
    /** Somebody else stores captions. */
    becomeOther: () => {
      cues = [{ from: 4, to: 5, text: 'Theirs' }];
      version += 1;
    },
  };
}

export const draft = { language: 'hi', origin: 'edited', approved: false, cue_count: 1 } as const;

export const openAsset = () => renderRemote(remote, `/studio/library/${assetId}`, { user: staff });
