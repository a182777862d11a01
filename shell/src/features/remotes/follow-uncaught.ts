import { isRemoteId, type RemoteId } from '@vidyapath/platform-api/remote-id';
import type { Remotes } from './remotes';

/** The remote whose file is named first: that of the innermost frame. */
function remoteIn(text: string): RemoteId | undefined {
  const name = /\/mf\/(\w+)\//.exec(text)?.[1];
  return name && isRemoteId(name) ? name : undefined;
}

const stackOf = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? '') : '');

/** Reports what a remote's code throws in a timer, a handler or a promise, also after the remote was left. Other errors are ignored. */
export function followUncaught({ failed, isLoaded }: Pick<Remotes, 'failed' | 'isLoaded'>): void {
  const report = (where: string, cause: unknown) => {
    const id = remoteIn(where);
    if (id) failed(id, isLoaded(id) ? 'background' : 'load', cause);
  };
  window.addEventListener('error', ({ filename, error, message }) =>
    report(`${filename} ${stackOf(error)}`, (error as unknown) ?? message),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report(stackOf(reason), reason));
}
