import { fireEvent, screen } from '@testing-library/react';
import type { Asset, LessonRoom } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { http, HttpResponse } from 'msw';
import { network, problem } from './catalogue';

export const assetId = '11111111-2222-4333-8444-555555555555';

export const makeAsset = (part: Partial<Asset> = {}): Asset => ({
  asset_id: assetId,
  title: 'Ohm ka niyam',
  file_name: '03 - Ohm ka niyam.mp4',
  size_bytes: 5,
  status: 'ready',
  playable: true,
  problem: null,
  percent: 100,
  queue_place: null,
  duration_in_seconds: 60,
  width: 640,
  height: 360,
  has_audio: true,
  renditions: [],
  poster: null,
  storyboard: null,
  captions: [],
  file_version: 1,
  created_by: 1,
  created_at: '2026-11-27T10:00:00Z',
  ready_at: null,
  next: null,
  used_by: [],
  used_by_count: 1,
  ...part,
});

export const makeFile = (text = 'film!', name = '03 - Ohm ka niyam.mp4') => new File([text], name);

export const room: LessonRoom = { bytes_left: 21_600_000_000, file_bytes_max: 8_589_934_592, files_left: 200 };

export const serveRoom = (part: Partial<LessonRoom> = {}) =>
  http.get(`*${lessonPaths.lessonRoom}`, () => HttpResponse.json({ ...room, ...part }));

/** Media as far as uploads go: the bytes that arrived, and an asset whose state the test sets. */
export function serveUploads(asset: Partial<Asset> = { status: 'waiting', playable: false, queue_place: 2 }) {
  const uploads: { metadata: string; text: string }[] = [];
  const calls: string[] = [];
  const captions: { language: unknown; type: string | null; text: string }[] = [];
  let state = makeAsset(asset);
  let answer: (() => Response) | undefined;
  const offsetOf = (text: string) => String(new TextEncoder().encode(text).length);
  const url = `*${lessonPaths.lessonUpload(assetId)}`;
  const of = (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    const refused = answer?.();
    answer = undefined;
    return refused;
  };
  network.use(
    http.post(`*${lessonPaths.lessonUploads}`, ({ request }) => {
      const refused = of(request);
      if (refused) return refused;
      uploads.push({ metadata: request.headers.get('upload-metadata') ?? '', text: '' });
      return new HttpResponse(null, { status: 201, headers: { location: lessonPaths.lessonUpload(assetId) } });
    }),
    http.head(url, ({ request }) => {
      const refused = of(request);
      if (refused) return refused;
      uploads.push({ metadata: '', text: 'fi' });
      return new HttpResponse(null, { headers: { 'upload-offset': '2', 'upload-length': '5' } });
    }),
    http.patch(url, async ({ request }) => {
      const refused = of(request);
      if (refused) return refused;
      const upload = uploads.at(-1);
      if (!upload) return problem(404);
      upload.text += await request.text();
      return new HttpResponse(null, { status: 204, headers: { 'upload-offset': offsetOf(upload.text) } });
    }),
    http.put(`*${lessonPaths.assetCaptions(assetId, ':language')}`, async ({ request, params: { language } }) => {
      const text = await request.text();
      if (!text.includes('-->'))
        return problem(400, 'The captions are wrong.', [
          { field: 'cues', detail: 'Line 1: There is no time before this text.' },
        ]);
      captions.push({ language, type: request.headers.get('content-type'), text });
      return HttpResponse.json({ language, origin: 'file', approved: true, cue_count: 1 });
    }),
    serveRoom(),
    http.get(`*${lessonPaths.assets}`, () => HttpResponse.json([state])),
    http.post(`*${lessonPaths.assetRetry(assetId)}`, ({ request }) => {
      of(request);
      state = { ...state, status: 'waiting', problem: null, queue_place: 1 };
      return HttpResponse.json(null, { status: 202 });
    }),
    http.delete(`*${lessonPaths.assetNext(assetId)}`, ({ request }) => {
      of(request);
      state = { ...state, next: null };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    uploads,
    calls,
    captions,
    become: (part: Partial<Asset>) => {
      state = { ...state, ...part };
    },
    /** The next request of an upload gets this answer. */
    answerNext: (next: () => Response) => {
      answer = next;
    },
  };
}

/** Chooses a file by a button that opens the choice of files. */
export async function chooseFile(label: string, file = makeFile()) {
  await screen.findByRole('button', { name: label });
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } });
}
