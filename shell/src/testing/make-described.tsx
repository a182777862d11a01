import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { screensOfProject } from './described-slices';
import { makeRemote } from './make-remote';

/** A replacement for a slice of the project: its screens have only headings. */
export const makeDescribed = (id: RemoteId) => () => {
  const own = screensOfProject.routes.filter(({ owner }) => owner === id);
  return makeRemote(id, Object.fromEntries(own.map(({ path, title }) => [path, <h1 key={path}>{title.en}</h1>])));
};
