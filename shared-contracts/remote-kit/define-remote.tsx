import { SliceContext } from '@vidyapath/client/screens/platform-context';
import type { MessageLoaders } from '@vidyapath/platform-api/i18n';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { RemoteModule, SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { Outlet } from 'react-router';

/** A slice that a shell has loaded. */
export interface Slice {
  readonly platform: PlatformApi;
  /** Runs `forget` at each sign-out, to drop the user's data. */
  onLogout: (forget: () => void) => void;
}

export interface RemoteDefinition {
  id: RemoteId;
  /** Semver range of the platform, from the slice's contract with the shell. */
  platform: string;
  messages: MessageLoaders;
  routes: (slice: Slice) => SliceRoute[];
}

/** The remote that a slice exposes as `./remote`. Its routes have the platform in context. */
export function defineRemote({ id, platform: range, messages, routes }: RemoteDefinition): RemoteModule {
  let forgets: (() => void)[] = [];
  return {
    id,
    platform: range,
    messages,
    createRoutes(platform) {
      forgets = [];
      const Component = createSliceLayout({ platform, slice: id });
      const slice: Slice = { platform, onLogout: (forget) => void forgets.push(forget) };
      return routes(slice).map((route) => ({ Component, children: [route] }));
    },
    onLogout: () => forgets.forEach((forget) => forget()),
  };
}

function createSliceLayout(value: { platform: PlatformApi; slice: RemoteId }) {
  return function SliceLayout() {
    return (
      <SliceContext value={value}>
        <Outlet />
      </SliceContext>
    );
  };
}
