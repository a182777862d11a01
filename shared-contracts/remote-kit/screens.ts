import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { ComponentType } from 'react';

/** @param path of a route in `slice.json`, which has its title */
export const screen = (path: string, Component: ComponentType): SliceRoute => ({ path, Component });

/**
 * A screen whose code is a chunk of its own, named as its path (`isChunkOfScreen`), so that a page can preload it. The router fetches the code before it
 * shows the screen: the previous screen stays meanwhile, and the shell's retries, time limit and fallback apply.
 */
export const lazyScreen = (path: string, load: () => Promise<ComponentType>): SliceRoute => ({
  path,
  lazy: async () => ({ Component: await load() }),
});
