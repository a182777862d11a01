import { isRemoteId, type RemoteId } from '@vidyapath/platform-api/remote-id';
import type { Remotes } from './remotes';

/** The remote of the first file in the stack, which is the innermost frame. */
function remoteIn(text: string): RemoteId | undefined {
  const name = /\/mf\/(\w+)\//.exec(text)?.[1];
  return name && isRemoteId(name) ? name : undefined;
}

const stackOf = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? '') : '');

/** Reports errors of a remote's code in timers, handlers and promises, also after the user left the remote. Other errors are ignored. */
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
