import {
  documentHeaders,
  openerHeader,
  policyHeader,
  scriptType,
  securityHeaders,
  tlsHeaders,
} from '@vidyapath/platform/edge-policy/security-headers';
import { widenedPaths } from '@vidyapath/platform/edge-policy/widened-policies';
import { edgeLimits } from '@vidyapath/platform/edge-policy/limits';
import { requestIdPattern } from '@vidyapath/service-kit/http/server-limits';
import { block, pattern, quoted } from './nginx-text';

/** Holds a header's value for this answer; empty where it is not sent. */
export function variableOf(header: string): string {
  return `$edge_${header.replaceAll('-', '_')}`;
}

/** Which connections a request may go over. */
const pools = block('map $request_method $edge_pool', [
  '# One that is kept may be closing while a request is on its way. nginx asks the other replica then, but never with what may have been done already.',
  'default _fresh;',
  'GET "";',
  'HEAD "";',
  'OPTIONS "";',
]);

const requestId = block('map $http_x_request_id $edge_request_id', [
  'default $request_id;',
  `${pattern(`~${requestIdPattern}`)} $http_x_request_id;`,
]);

/** Set for an address that no location is looked up for. */
const tooLong = block('map $request_uri $edge_too_long', [
  'default "";',
  `${pattern(`~^.{${edgeLimits.addressBytesMax + 1}}`)} 1;`,
]);

/** The path of a problem, without its query, unless it is too long or would need an escape in JSON. */
const instance = block('map $request_uri $edge_instance', [
  'default /;',
  `${pattern(`~^(?<plain_path>/[!#->@-\\[\\]-~]{0,${edgeLimits.addressBytesMax - 1}})(?:\\?|$)`)} $plain_path;`,
]);

/** Of a balancer in front, where there is one that is believed. */
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

/** What the pages send at the widened addresses; elsewhere the general policy, whatever the upstream sends. */
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

/** Values that depend on the request, before any of its location's directives. */
export const maps: readonly string[] = [
  pools,
  requestId,
  tooLong,
  instance,
  scheme,
  scriptPolicy,
  openerPolicy,
  documents,
  tls,
].flatMap((lines) => ['', ...lines]);
