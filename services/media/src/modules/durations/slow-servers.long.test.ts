import { collectGarbage } from '@vidyapath/kit-testing/collect-garbage';
import { lastDurationLine } from '../../testing/last-duration-line';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { remoteMedia } from '../../testing/remote-media';
import { createRemoteServer, type RemoteServer } from '../../testing/remote-server';

let remote: RemoteServer;
let media: MediaTestApp;
beforeAll(async () => {
  remote = await createRemoteServer(remoteMedia);
  media = await createMediaTestApp({ allowHosts: remote.host });
});
afterAll(async () => {
  await media.close();
  await remote.close();
});

/** Awaits `work` while garbage is collected repeatedly, as under load. */
async function duringCollection<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  // A pause after each, however long it takes, so that the work continues.
  const collectAgain = () => {
    collectGarbage();
    timer = setTimeout(collectAgain, 500);
  };
  collectAgain();
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

test('a server that is silent or sends a byte a second is disconnected, also when garbage is collected at the same time, and no slot stays taken', async () => {
  const slow = ['silent', 'slow-head', 'slow-body'].map((name) =>
    lastDurationLine(media, `${remote.origin}/${name}.mp4`),
  );
  // On a busy machine the time for all of a probe ends before the last try of one request.
  for (const { detail } of (await duringCollection(Promise.all(slow))) as { detail?: string }[]) {
    expect(detail).toMatch(/^(The server did not answer in time|Reading the duration took too long)\.$/);
  }
  await remote.idle();
  expect(await media.db('probe_slot')).toEqual([]);
});
