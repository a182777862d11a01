/** What a browser may fetch of a slice; anything else in its build folder, such as a source map, is not there. */
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
/** Stands in the name of a file whose content never changes, at its end before the ending in those of a build. */
export const contentHash = '\\.[0-9a-f]{8,}\\.';
/** A release's name: a semantic version and a mark of its content. */
export const releaseName = '\\d+\\.\\d+\\.\\d+-[0-9a-z.-]{1,40}';
