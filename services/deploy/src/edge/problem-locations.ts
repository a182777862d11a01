import { problemMediaType } from '@vidyapath/http/problem';
import { cacheControl } from '@vidyapath/platform/edge-policy/caching';
import { answerTimeoutMs } from '@vidyapath/platform/edge-policy/limits';
import { edgeProblems, type EdgeProblem } from '@vidyapath/platform/edge-policy/problems';
import { block, directive, milliseconds, quoted } from './nginx-text';

type Name = keyof typeof edgeProblems;

/** nginx's own statuses and their problems. 494 is its status for too large headers. */
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

/** Not a named location: nginx does not use these for a request whose address it could not read. */
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
    '# Independent of the file extension in the address.',
    'types {}',
    directive('default_type', problemMediaType),
    directive('set', '$edge_cache_control', quoted(cacheControl.failed)),
    ...(problem.retryAfter ? [directive('set', '$edge_retry_after', problem.retryAfter)] : []),
    directive('return', problem.status, body(problem)),
  ]);
}

/** Of an address with two meanings: pages answers, with the not-found page for a person. */
const ambiguous = block('location = /__edge/ambiguous', [
  'internal;',
  directive('proxy_read_timeout', milliseconds(answerTimeoutMs.plain)),
  'proxy_pass http://pages$edge_pool$request_uri;',
]);

const names = Object.keys(edgeProblems) as Name[];

/** Turns nginx's own refusals into problems; answers of services are not changed. */
export const problemLocations: readonly string[] = [
  // The status is the one of the location: an address that nginx cannot read may be answered as missing.
  ...names.map((name) => directive('error_page', ...occasions[name], '=', addressOf(name))),
  ...names.flatMap((name) => ['', ...locationOf(name)]),
  '',
  ...ambiguous,
];

/** Must be before the patterns of the locations. It does not use `return`, which would match again in the location of the problem. */
export const refusedAddresses: readonly string[] = [
  ...block('if ($edge_ambiguous)', ['rewrite ^ $edge_ambiguous last;']),
  ...block('if ($edge_too_long)', [`rewrite ^ ${addressOf('address')} last;`]),
];
