import { screen } from '@testing-library/react';
import { makeModule, makeVideo } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { network, serveCatalogue } from './catalogue';
import { enter, openList, press } from './screen';

export const started = makeModule({ ModuleId: 7, ModuleName: 'Getting started' });
export const welcome = makeVideo({
  module_id: 7,
  video_title: 'Welcome',
  video_url: '/media/welcome.mp4',
  duration_in_seconds: 95,
});
const encoder = new TextEncoder();

/** A duration stream whose lines the test writes; knows when the client disconnects. */
export function serveProbe(path = '*/api/media/archive-duration') {
  let write: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const bodies: unknown[] = [];
  const stopped = new Promise<void>((resolve) => {
    network.use(
      http.post(path, async ({ request }) => {
        bodies.push(await request.json());
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            write = (text) => controller.enqueue(encoder.encode(text));
            end = () => controller.close();
          },
          cancel: () => resolve(),
        });
        request.signal.addEventListener('abort', () => resolve());
        return new HttpResponse(body, { headers: { 'content-type': 'application/x-ndjson' } });
      }),
    );
  });
  return { bodies, stopped, write: (text: string) => write(text), end: () => end() };
}

/** Opens the modal of the one module. */
export async function openVideos(videos = [welcome]) {
  const catalogue = serveCatalogue({ modules: [started], videos });
  const view = await openList();
  const opener = await press('Attachments of Getting started');
  await view.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Module Videos for: Getting started (React Basics)' });
  return { ...view, catalogue, dialog, opener };
}

/** Fills in the form and presses its button. */
export async function addVideo({ user }: Awaited<ReturnType<typeof openVideos>>, url: string) {
  await enter(user, 'Video Name', 'Loops');
  await enter(user, 'Video URL', url);
  await user.click(await press('Add Video'));
}
