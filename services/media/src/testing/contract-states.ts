import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { createMediaTestApp } from './media-app';
import { remoteMedia, sharedVideoId } from './remote-media';
import { createRemoteServer } from './remote-server';
import { sampleImage } from './sample-images';

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  const remote = await createRemoteServer(remoteMedia);
  const media = await createMediaTestApp({
    allowHosts: remote.host,
    remotes: { archiveOrigin: remote.origin, sharing: { pageOrigin: remote.origin } },
  });
  const states = {
    nothing: async () => ({}),
    'a picture': async () => ({ file: await sampleImage() }),
    'a file of 6 MiB': async () => ({ file: Buffer.alloc(6 * 1024 ** 2, 'x') }),
    'a file that is no picture': async () => ({ file: Buffer.from('<!doctype html>') }),
    'a film at an address': async () => ({ url: `${remote.origin}/index-first.mp4` }),
    'a shared video': async () => ({ url: `https://www.youtube.com/watch?v=${sharedVideoId}` }),
    'a page without a film': async () => ({ url: `${remote.origin}/page.html` }),
    'an address of this machine': async () => ({ url: 'http://127.0.0.1:1/x.mp4' }),
  };
  return {
    app: media.app,
    states,
    headers: (role) => media.tokens.as(role),
    close: async () => {
      await media.close();
      await remote.close();
    },
  };
}
