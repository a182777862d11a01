import { screensOfProject } from './described-slices';
import { makeRemote } from './make-remote';

/** Stands in for the slice of screens to come: their headings. */
export const makePlaceholders = () => {
  const own = screensOfProject.routes.filter(({ owner }) => owner === 'mf_placeholders');
  return makeRemote(
    'mf_placeholders',
    Object.fromEntries(own.map(({ path, title }) => [path, <h1 key={path}>{title?.en}</h1>])),
  );
};
