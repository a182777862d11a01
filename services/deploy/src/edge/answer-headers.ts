import { documentHeaders, securityHeaders, tlsHeaders } from '@vidyapath/platform/edge-policy/security-headers';
import { variableOf } from './maps';
import { directive, quoted } from './nginx-text';

const always = (name: string, value: string): string => directive('add_header', name, value, 'always');

/** Headers of every answer. The same headers of a service are dropped, so that none is sent twice; empty values are not sent. */
export const answerHeaders: readonly string[] = [
  ...[...Object.keys(securityHeaders), ...Object.keys(tlsHeaders), 'x-request-id'].map((name) =>
    directive('proxy_hide_header', name),
  ),
  ...Object.entries(securityHeaders).map(([name, value]) =>
    always(name, documentHeaders.includes(name) ? variableOf(name) : quoted(value)),
  ),
  ...Object.keys(tlsHeaders).map((name) => always(name, variableOf(name))),
  always('x-request-id', '$edge_request_id'),
  'set $edge_cache_control "";',
  'set $edge_retry_after "";',
  always('cache-control', '$edge_cache_control'),
  always('retry-after', '$edge_retry_after'),
];
