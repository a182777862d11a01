import type { RemoteId } from '@vidyapath/platform-api/remote-id';

const majorOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

/** The remote asks for a platform that this shell is not; trying again can't help. */
export class OutOfRangeError extends Error {
  /** It was made for an older shell than this one; otherwise for a newer one. */
  readonly isOlder: boolean;

  constructor(id: RemoteId, range: string, version: string) {
    super(`${id} needs platform ${range}, this is ${version}`);
    this.name = 'OutOfRangeError';
    this.isOlder = majorOf(range) < majorOf(version);
  }
}

/** Its files are still under way after as long as somebody can be asked to look at the loader. */
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
