import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';

/** The remote asks for a platform that this shell is not; trying again can't help. */
export class NeedsNewerShellError extends Error {
  constructor(id: RemoteId, range: string, version: string) {
    super(`${id} needs platform ${range}, this is ${version}`);
    this.name = 'NeedsNewerShellError';
  }
}

export class RemoteNotDeployedError extends Error {
  constructor(id: RemoteId) {
    super(`${id} is not in /remotes.json`);
    this.name = 'RemoteNotDeployedError';
  }
}
