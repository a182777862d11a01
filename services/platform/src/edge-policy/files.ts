/** Files of a slice that a browser may fetch; all others in its build folder, such as source maps, are not found. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** One folder or file name of an address; none begins with a dot. */
export const plainSegment = '[\\w@~-][\\w.@~-]*';
/** Part of the name of a file whose content never changes; in files of a build it is directly before the ending. */
export const contentHash = '\\.[0-9a-f]{8,}\\.';
/** A release's name: a semantic version and a mark of its content. */
export const releaseName = '\\d+\\.\\d+\\.\\d+-[0-9a-z.-]{1,40}';
