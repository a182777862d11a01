import type { RouteHandle, SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { ComponentType } from 'react';

const handleOf = (titleKey: string): RouteHandle => ({ titleKey });

/** @param titleKey message key of the document's title */
export const screen = (path: string, titleKey: string, Component: ComponentType): SliceRoute => ({
  path,
  handle: handleOf(titleKey),
  Component,
});

/** A screen whose code is a chunk of its own. */
export const lazyScreen = (path: string, titleKey: string, load: () => Promise<ComponentType>): SliceRoute => ({
  path,
  handle: handleOf(titleKey),
  lazy: async () => ({ Component: await load() }),
});
