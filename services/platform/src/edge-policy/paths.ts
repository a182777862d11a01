import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { servicePaths } from '@vidyapath/http/service-paths';
import { paths } from '@vidyapath/http/paths';

/** The services that answer, with the port of their containers; `pages` is the shell's page, `/remotes.json` and the files of the slices. */
export const ports = {
  auth: 4301,
  catalogue: 4302,
  media: 4303,
  support: 4304,
  pages: 4305,
  commerce: 4306,
  learning: 4307,
} as const;
export type Owner = keyof typeof ports;
export type ServiceName = Exclude<Owner, 'pages'>;

export const owners = Object.keys(ports) as readonly Owner[];
export const serviceNames = owners.filter((owner): owner is ServiceName => owner !== 'pages');

/** How an address is answered. */
export type Manner =
  | 'plain'
  /** Each part of the answer is sent at once. */
  | 'streamed'
  /** A large body, which the service reads while it arrives. */
  | 'upload'
  /** A part of a lesson's file: what arrived of it is kept. */
  | 'chunk'
  /** A form with a PDF of a lesson. */
  | 'handout'
  /** Captions of a lesson, as a file or as cues. */
  | 'captions'
  /** A file, which may take long over a slow line. */
  | 'file'
  /** A small signed message of another company, whose bytes are passed on unchanged. */
  | 'webhook';

export interface EdgePath {
  /** With `:id` for a number. */
  path: string;
  /** Only a slash may follow; otherwise anything may, and the longest matching path is used. */
  whole?: true;
  owner: ServiceName;
  manner: Manner;
}

/** The service that owns each path. All other paths are `pages`. */
export const edgePaths: readonly EdgePath[] = [
  { path: '/auth/', owner: 'auth', manner: 'plain' },
  { path: '/.well-known/jwks.json', whole: true, owner: 'auth', manner: 'plain' },
  { path: '/api/category', owner: 'catalogue', manner: 'plain' },
  { path: '/api/course', owner: 'catalogue', manner: 'plain' },
  { path: lessonPaths.handouts(':id'), whole: true, owner: 'catalogue', manner: 'handout' },
  { path: '/api/media/', owner: 'media', manner: 'plain' },
  { path: lessonPaths.lessonUploads, owner: 'media', manner: 'chunk' },
  { path: lessonPaths.assets, owner: 'media', manner: 'captions' },
  { path: paths.uploadCourseImage, whole: true, owner: 'media', manner: 'upload' },
  { path: '/upload', whole: true, owner: 'media', manner: 'upload' },
  { path: paths.videoSharingDuration, whole: true, owner: 'media', manner: 'streamed' },
  { path: paths.mediaDuration, whole: true, owner: 'media', manner: 'streamed' },
  { path: '/media/', owner: 'media', manner: 'file' },
  { path: '/api/support/', owner: 'support', manner: 'plain' },
  { path: paths.notificationsStream, whole: true, owner: 'support', manner: 'streamed' },
  { path: '/api/commerce/', owner: 'commerce', manner: 'plain' },
  { path: servicePaths.gatewayWebhook, whole: true, owner: 'commerce', manner: 'webhook' },
  { path: paths.clientErrors, whole: true, owner: 'support', manner: 'plain' },
  { path: '/api/learning/', owner: 'learning', manner: 'plain' },
];

/**
 * For operators, and for calls between services. The port that visitors reach answers 404; each process behind an edge answers them on its
 * own port, the platform of `npm start` on `OPERATIONS_PORT`.
 */
export const operations = ['/metrics', '/docs', '/internal'] as const;

/**
 * A pattern of request targets whose path a proxy and a service could read in two ways: with an encoded slash, a backslash, an empty segment,
 * `.` or `..`. An edge leaves it to pages, which answers 404, before it chooses who answers. Upper and lower case are the same.
 */
export const ambiguousTarget = '(?:https?://[^/?\\s]*|(?=/))[^?\\s]*(?://|\\\\|%2f|%5c|/(?:\\.|%2e){1,2}(?:[/?\\s]|$))';
