import type { RemoteId } from '@vidyapath/platform-api/remote-id';

const majorOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

/** The remote needs another platform version than this shell's; a retry can't help. */
export class OutOfRangeError extends Error {
  /** `true`: it needs an older shell than this one; `false`: a newer one. */
  readonly isOlder: boolean;

  constructor(id: RemoteId, range: string, version: string) {
    super(`${id} needs platform ${range}, this is ${version}`);
    this.name = 'OutOfRangeError';
    this.isOlder = majorOf(range) < majorOf(version);
  }
}

/** Its files did not load within the time limit. */
export class RemoteTooSlowError extends Error {
  constructor(id: RemoteId, timeout: number) {
    super(`${id} did not arrive within ${timeout / 1_000} seconds`);
    this.name = 'RemoteTooSlowError';
  }
}

export class RemoteNotDeployedError extends Error {
  constructor(id: RemoteId) {
    super(`${id} is not in /remotes.json`);
    this.name = 'RemoteNotDeployedError';
  }
}
