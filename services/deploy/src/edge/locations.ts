import { cacheControl } from '@vidyapath/platform/edge-policy/caching';
import { contentHash, mediaTypes, plainSegment, releaseName } from '@vidyapath/platform/edge-policy/files';
import { answerTimeoutMs, bodyBytesMax } from '@vidyapath/platform/edge-policy/limits';
import { type EdgePath, edgePaths, type Manner, operations, type Owner } from '@vidyapath/platform/edge-policy/paths';
import { block, directive, kibibytes, milliseconds, pattern, quoted } from './nginx-text';

const manners: Readonly<Record<Manner, readonly string[]>> = {
  plain: [],
  streamed: ['proxy_buffering off;'],
  upload: formOf(bodyBytesMax.upload),
  handout: formOf(bodyBytesMax.handout),
  chunk: [
    directive('client_max_body_size', kibibytes(bodyBytesMax.chunk)),
    '# What arrived before a connection breaks reaches the service.',
    'proxy_request_buffering off;',
  ],
  captions: [directive('client_max_body_size', kibibytes(bodyBytesMax.captions))],
  file: [],
  webhook: [directive('client_max_body_size', kibibytes(bodyBytesMax.webhook))],
};

function formOf(bytesMax: number): string[] {
  return [
    directive('client_max_body_size', kibibytes(bytesMax)),
    '# A client that may not upload is refused before the body is read.',
    'proxy_request_buffering off;',
  ];
}

function passTo(owner: Owner, manner: Manner): string[] {
  return [
    ...manners[manner],
    directive('proxy_read_timeout', milliseconds(answerTimeoutMs[manner])),
    directive('proxy_pass', `http://${owner}$edge_pool`),
  ];
}

function servicePath({ path, whole, owner, manner }: EdgePath): string[] {
  const lines = passTo(owner, manner);
  if (path.includes(':id')) return block(`location ~ ${pattern(`^${path.replace(':id', '[0-9]+')}/?$`)}`, lines);
  if (whole) return [...block(`location = ${path}`, lines), ...block(`location = ${path}/`, lines)];
  // Without this location nginx would redirect the address without the slash.
  const bare = path.endsWith('/') ? block(`location = ${path.slice(0, -1)}`, passTo('pages', 'plain')) : [];
  return [...bare, ...block(`location ${path}`, lines)];
}

/** nginx sends files of releases with a hash in their name from the disk; the pages answer all other requests for slices. */
const releasedFile = block(
  `location ~ ${pattern(`^/mf/(?<release>mf_[a-z_]+/${releaseName})/(?<file>(?:${plainSegment}/)*${plainSegment}${contentHash}(?:${endings()}))$`)}`,
  [
    directive('set', '$edge_cache_control', quoted(cacheControl.hashed)),
    'charset utf-8;',
    'max_ranges 0;',
    'try_files /$release/$file @pages;',
  ],
);

function endings(): string {
  return Object.keys(mediaTypes)
    .map((ending) => ending.slice(1))
    .join('|');
}

const pages = [
  ...block('location @pages', ['set $edge_cache_control "";', ...passTo('pages', 'plain')]),
  ...block('location /', passTo('pages', 'plain')),
];

const live = ['/health/live', '/health/live/'].flatMap((path) =>
  block(`location = ${path}`, [
    'default_type "application/json; charset=utf-8";',
    `return 200 '${JSON.stringify({ status: 'ok' })}';`,
  ]),
);

const kept = operations
  .flatMap((path) => [`= ${path}`, `${path}/`])
  .flatMap((where) => block(`location ${where}`, ['return 404;']));

export const locations: readonly string[] = [live, kept, ...edgePaths.map(servicePath), releasedFile, pages].flatMap(
  (lines) => ['', ...lines],
);
