import { type ComponentType, memo } from 'react';

/** The route whose screens are always within this layout. */
export const appLayoutId = 'app';

let loaded: ComponentType | undefined;

/** In the chunk of the screens of signed-in users, which visitors never fetch. */
export async function loadAppLayout(): Promise<void> {
  const { AppLayout } = await import(/* webpackChunkName: 'layout-app' */ './app-layout');
  loaded ??= memo(AppLayout);
}

export const loadedAppLayout = (): ComponentType | undefined => loaded;
