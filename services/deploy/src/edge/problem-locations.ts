import { problemMediaType } from '@vidyapath/http/problem';
import { cacheControl } from '@vidyapath/platform/edge-policy/caching';
import { edgeProblems, type EdgeProblem } from '@vidyapath/platform/edge-policy/problems';
import { block, directive, quoted } from './nginx-text';

type Name = keyof typeof edgeProblems;

/** nginx's own statuses, and what they are to the client. 494 is its name for headers that are too large. */
const occasions: Readonly<Record<Name, readonly number[]>> = {
  unreadable: [400],
  missing: [403, 404],
  method: [405],
  slow: [408],
  body: [413],
  address: [414],
  headers: [494],
  away: [500, 502, 503, 504],
};

/** Not a named location: nginx has none for a request whose address it could not read. */
const addressOf = (name: Name): string => `/__edge/${name}`;

function body({ status, title, detail }: EdgeProblem): string {
  const known = {
    type: 'about:blank',
    title,
    status,
    detail,
    instance: '$edge_instance',
    requestId: '$edge_request_id',
  };
  return `'${JSON.stringify(known)}'`;
}

function locationOf(name: Name): string[] {
  const problem: EdgeProblem = edgeProblems[name];
  return block(`location = ${addressOf(name)}`, [
    'internal;',
    '# Whatever ending the address has that was asked for.',
    'types {}',
    directive('default_type', problemMediaType),
    directive('set', '$edge_cache_control', quoted(cacheControl.failed)),
    ...(problem.retryAfter ? [directive('set', '$edge_retry_after', problem.retryAfter)] : []),
    directive('return', problem.status, body(problem)),
  ]);
}

const names = Object.keys(edgeProblems) as Name[];

/** What nginx refuses by itself, as a problem; answers of services pass as they are. */
export const problemLocations: readonly string[] = [
  ...names.map((name) => directive('error_page', ...occasions[name], `=${edgeProblems[name].status}`, addressOf(name))),
  ...names.flatMap((name) => ['', ...locationOf(name)]),
];

/** Comes before the patterns of the locations. Not by `return`, which would lead here again from the location of the problem. */
export const tooLong: readonly string[] = block('if ($edge_too_long)', [`rewrite ^ ${addressOf('address')} last;`]);
