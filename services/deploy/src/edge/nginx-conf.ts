import { builtEncodings } from '@vidyapath/platform/edge-policy/caching';
import { mediaTypes } from '@vidyapath/platform/edge-policy/files';
import { answerTimeoutMs, bodyBytesMax, edgeLimits } from '@vidyapath/platform/edge-policy/limits';
import { answerHeaders } from './answer-headers';
import { locations } from './locations';
import { maps } from './maps';
import { block, directive, kibibytes, milliseconds } from './nginx-text';
import { problemLocations, refusedAddresses } from './problem-locations';

const withCharset = Object.values(mediaTypes).filter((type) => type.includes('; charset='));
const bare = (type: string): string => type.split(';', 1)[0] ?? type;

const types = [
  ...block(
    'types',
    Object.entries(mediaTypes).map(([ending, type]) => directive(bare(type), ending.slice(1))),
  ),
  directive('charset_types', ...new Set(withCharset.map(bare))),
  'default_type application/octet-stream;',
];

const clients = [
  'server_tokens off;',
  'merge_slashes off;',
  'absolute_redirect off;',
  'reset_timedout_connection on;',
  'sendfile on;',
  'tcp_nopush on;',
  directive('client_header_timeout', milliseconds(edgeLimits.headersMs)),
  directive('client_body_timeout', milliseconds(edgeLimits.bodyMs)),
  directive('keepalive_timeout', milliseconds(edgeLimits.idleMs)),
  directive('send_timeout', milliseconds(edgeLimits.idleMs)),
  directive(
    'large_client_header_buffers',
    Math.floor(edgeLimits.headBytesMax / edgeLimits.headLineBytesMax),
    kibibytes(edgeLimits.headLineBytesMax),
  ),
  directive('client_max_body_size', kibibytes(bodyBytesMax.other)),
  // The site turns on brotli, if nginx has a module for it.
  ...(builtEncodings.some(({ name }) => name === 'gzip') ? ['gzip_static on;', 'gzip_vary on;'] : []),
];

const upstreams = [
  'proxy_http_version 1.1;',
  directive('proxy_connect_timeout', milliseconds(edgeLimits.connectMs)),
  directive('proxy_send_timeout', milliseconds(answerTimeoutMs.plain)),
  'proxy_next_upstream error timeout;',
  directive('proxy_next_upstream_timeout', milliseconds(edgeLimits.triesMs)),
  'proxy_max_temp_file_size 0;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Request-Id $edge_request_id;',
  '# Claims of the client are not passed on: only the address that nginx sees, or the one from a trusted balancer.',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $edge_scheme;',
  'proxy_set_header X-Forwarded-Host "";',
  'proxy_set_header Forwarded "";',
];

const log = [
  `log_format edge escape=json '{"time":"$time_iso8601","service":"edge","requestId":"$edge_request_id","method":"$request_method","path":"$edge_instance",'`,
  `                            '"status":"$status","seconds":"$request_time","bytes":"$body_bytes_sent","replica":"$upstream_addr"}';`,
];

const server = block('server', [
  'include site/server.conf;',
  '',
  ...refusedAddresses,
  '',
  ...answerHeaders,
  '',
  ...problemLocations,
  ...locations,
]);

/** nginx's configuration, the same everywhere; the files of `site/` have the parts of each place. */
export function renderNginxConf(): string {
  return `${[
    '# Written by `npm run edge -w services/deploy` from services/platform/src/edge-policy. Change it there.',
    'include site/main.conf;',
    'worker_processes auto;',
    ...block('events', ['worker_connections 4096;']),
    ...block('http', [
      ...types,
      '',
      ...clients,
      '',
      ...upstreams,
      '',
      ...log,
      ...maps,
      '',
      'include site/http.conf;',
      '',
      ...server,
    ]),
  ].join('\n')}\n`;
}
