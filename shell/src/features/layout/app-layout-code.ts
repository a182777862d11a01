import { createElement, type ReactElement } from 'react';

/** The route of both layouts. */
export const pageLayoutId = 'layout';
/** The route whose screens are always within this layout. */
export const appLayoutId = 'app';

/** One element, so that the layout is not rendered again with each state of the router. */
let loaded: ReactElement | undefined;

/** In a chunk of its own, which visitors never fetch. */
export async function loadAppLayout(): Promise<void> {
  const { AppLayout } = await import(/* webpackChunkName: 'layout-app' */ './app-layout');
  loaded ??= createElement(AppLayout);
}

export const loadedAppLayout = (): ReactElement | undefined => loaded;
