import {
  documentHeaders,
  openerHeader,
  policyHeader,
  scriptType,
  securityHeaders,
  tlsHeaders,
} from '@vidyapath/platform/edge-policy/security-headers';
import { widenedPaths } from '@vidyapath/platform/edge-policy/widened-policies';
import { ambiguousTarget } from '@vidyapath/platform/edge-policy/paths';
import { edgeLimits } from '@vidyapath/platform/edge-policy/limits';
import { requestIdPattern } from '@vidyapath/service-kit/http/server-limits';
import { block, pattern, quoted } from './nginx-text';

/** The variable of a header's value for this answer; empty if the header is not sent. */
export function variableOf(header: string): string {
  return `$edge_${header.replaceAll('-', '_')}`;
}

/** The connections that a request may use. */
const pools = block('map $request_method $edge_pool', [
  '# A kept connection may be closing during a request. nginx then tries the other replica, but never with a request that may have been processed.',
  'default _fresh;',
  'GET "";',
  'HEAD "";',
  'OPTIONS "";',
]);

const requestId = block('map $http_x_request_id $edge_request_id', [
  'default $request_id;',
  `${pattern(`~${requestIdPattern}`)} $http_x_request_id;`,
]);

/** Set for an address that is too long to look up a location. */
const tooLong = block('map $request_uri $edge_too_long', [
  'default "";',
  `${pattern(`~^.{${edgeLimits.addressBytesMax + 1}}`)} 1;`,
]);

/**
 * Who answers an address that the services could read in another way than nginx; of the request line, since nginx keeps no address that
 * leaves the top: that one is missing. Volatile, so that a problem of pages itself is answered as that problem.
 */
const ambiguous = [
  ...block('map $uri $edge_ambiguous_answer', [
    'volatile;',
    'default /__edge/ambiguous;',
    '/__edge/unreadable /__edge/missing;',
    '"~^/__edge/" "";',
  ]),
  ...block('map $request $edge_ambiguous', [
    'volatile;',
    'default "";',
    `${pattern(`~*^\\S+ ${ambiguousTarget}`)} $edge_ambiguous_answer;`,
  ]),
];

/** The path of a problem, without its query, unless it is too long or would need an escape in JSON. */
const instance = block('map $request_uri $edge_instance', [
  'default /;',
  `${pattern(`~^(?<plain_path>/[!#->@-\\[\\]-~]{0,${edgeLimits.addressBytesMax - 1}})(?:\\?|$)`)} $plain_path;`,
]);

/** The scheme, from a trusted balancer in front if there is one. */
const scheme = block('map "$edge_behind_balancer:$http_x_forwarded_proto" $edge_scheme', [
  'default $scheme;',
  '"1:https" https;',
  '"1:http" http;',
]);

const scriptPolicy = block('map $upstream_http_content_security_policy $edge_script_policy', [
  "# The shell's page names its own inline scripts.",
  'default $upstream_http_content_security_policy;',
  `"" ${quoted(securityHeaders[policyHeader] ?? '')};`,
]);

/** The pages' own header at the widened addresses; elsewhere the general policy, also if the upstream sends another. */
const openerPolicy = block('map "$uri $upstream_http_cross_origin_opener_policy" $edge_opener_policy', [
  `default ${quoted(securityHeaders[openerHeader] ?? '')};`,
  ...widenedPaths
    .flatMap((path) => [path, `${path}/`])
    .map((path) => `${quoted(`${path} same-origin-allow-popups`)} same-origin-allow-popups;`),
]);

const decidedBefore: Readonly<Record<string, string>> = {
  [policyHeader]: '$edge_script_policy',
  [openerHeader]: '$edge_opener_policy',
};
const documents = documentHeaders.flatMap((name) => {
  const value = decidedBefore[name] ?? quoted(securityHeaders[name] ?? '');
  return block(`map $sent_http_content_type ${variableOf(name)}`, [`default ${value};`, `"~^${scriptType}" "";`]);
});

const tls = Object.entries(tlsHeaders).flatMap(([name, value]) =>
  block(`map $edge_scheme ${variableOf(name)}`, ['default "";', `https ${quoted(value)};`]),
);

/** Values that depend on the request, set before its location's directives. */
export const maps: readonly string[] = [
  pools,
  requestId,
  tooLong,
  ambiguous,
  instance,
  scheme,
  scriptPolicy,
  openerPolicy,
  documents,
  tls,
].flatMap((lines) => ['', ...lines]);
