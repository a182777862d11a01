import type { NonIndexRouteObject } from 'react-router';
import type { MessageLoaders } from './i18n';
import type { PlatformApi } from './platform-api';
import type { RemoteId } from './remote-id';

/** A route of react-router, with the members that the shell's router supports. */
export interface SliceRoute extends Pick<NonIndexRouteObject, 'path' | 'element' | 'Component' | 'handle'> {
  /** Fetches the screen's code when it is first visited; the previous screen stays until it is loaded. */
  lazy?: () => Promise<Pick<NonIndexRouteObject, 'Component'>>;
  children?: SliceRoute[];
}

/** The one thing that a remote exposes, as the default export of `./remote`. */
export interface RemoteModule {
  readonly id: RemoteId;
  /** Semver range of {@link platformVersion} that the remote was built for. */
  readonly platform: string;
  /**
   * Routes with absolute paths, built once, when one of them is first visited.
   * Each leaf's element renders its own `<h1>`, which the shell focuses; the document's title is in `slice.json`.
   */
  createRoutes(platform: PlatformApi): SliceRoute[];
  readonly messages: MessageLoaders;
  /** Runs when the session ends: drops everything that belonged to the user. */
  onLogout(): void;
}
