/** Name of a remote, a JavaScript identifier; its project is the same with hyphens. */
export type RemoteId = `mf_${string}`;

const remoteId = /^mf(?:_[a-z]+)+$/;
const idMax = 40;

export const isRemoteId = (text: string): text is RemoteId => text.length <= idMax && remoteId.test(text);
