import { paths } from '@vidyapath/http/paths';

/** Who answers; `pages` is the shell's page, `/remotes.json` and the files of the slices. */
export const owners = ['auth', 'catalogue', 'media', 'support', 'pages'] as const;
export type Owner = (typeof owners)[number];

/** How an address is answered. */
export type Manner =
  | 'plain'
  /** Each part of the answer goes out when it is made. */
  | 'streamed'
  /** A body larger than others, which the service reads while it comes. */
  | 'upload'
  /** A file that may take a slow line long. */
  | 'file';

export interface EdgePath {
  /** What the address begins with; the longest that fits holds. */
  prefix: string;
  /** Nothing may follow but a slash. */
  whole?: true;
  owner: Exclude<Owner, 'pages'>;
  manner: Manner;
}

/** Contract section 1. Whatever is not named here is `pages`. */
export const edgePaths: readonly EdgePath[] = [
  { prefix: '/auth', owner: 'auth', manner: 'plain' },
  { prefix: '/.well-known/jwks.json', whole: true, owner: 'auth', manner: 'plain' },
  { prefix: '/api/category', owner: 'catalogue', manner: 'plain' },
  { prefix: '/api/course', owner: 'catalogue', manner: 'plain' },
  { prefix: '/api/media', owner: 'media', manner: 'plain' },
  { prefix: paths.uploadCourseImage, whole: true, owner: 'media', manner: 'upload' },
  { prefix: '/upload', whole: true, owner: 'media', manner: 'upload' },
  { prefix: paths.videoSharingDuration, whole: true, owner: 'media', manner: 'streamed' },
  { prefix: paths.mediaDuration, whole: true, owner: 'media', manner: 'streamed' },
  { prefix: '/media/', owner: 'media', manner: 'file' },
  { prefix: '/api/support', owner: 'support', manner: 'plain' },
  { prefix: paths.clientErrors, owner: 'support', manner: 'plain' },
];

/** For those who run it. An edge keeps them from visitors; each process answers on its own port. */
export const operations = ['/metrics', '/docs'] as const;

/** Below these a missing address is a problem, never the shell's page. */
export const neverPages = ['mf', 'assets', 'api', 'auth', 'media', 'upload', 'health', 'metrics', 'docs', '.well-known', '__dev'] as const;
