import type { Owner } from '@vidyapath/platform/edge-policy/paths';

interface Location {
  how: string;
  path: string;
  lines: string;
}

const locationPattern = /^ {8}location (?:([=~]) )?(?:"([^"]*)"|(\/\S*)) \{\n([^]*?)^ {8}\}/gm;

const locationsIn = (conf: string): Location[] =>
  [...conf.matchAll(locationPattern)].map(([, how = '', pattern, path, lines = '']) => ({
    how,
    path: pattern?.replaceAll('\\\\', '\\') ?? path ?? '',
    lines,
  }));

/** The upstream of a plain address, by nginx's rules: the location of exactly this address, else the first matching pattern, else the longest prefix. */
export function readRouting(conf: string): (path: string) => Owner | undefined {
  const locations = locationsIn(conf);
  const beginnings = locations
    .filter(({ how }) => how === '')
    .sort((one, other) => other.path.length - one.path.length);
  return (path) => {
    const found =
      locations.find((one) => one.how === '=' && one.path === path) ??
      locations.find((one) => one.how === '~' && new RegExp(one.path).test(path)) ??
      beginnings.find((one) => path.startsWith(one.path));
    return /proxy_pass http:\/\/([\w-]+)\$edge_pool/.exec(found?.lines ?? '')?.[1] as Owner | undefined;
  };
}
