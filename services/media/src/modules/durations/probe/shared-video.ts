const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const shortHost = 'youtu.be';
const videoId = /^[\w-]{11}$/;
const idInPath = /^\/(?:shorts|embed|live|v)\/([^/]+)/;

/** The id of a video on the sharing service in any of its usual addresses; `undefined` for any other address. */
export function sharedVideoIdOf(url: URL): string | undefined {
  const id = candidateOf(url);
  return id && videoId.test(id) ? id : undefined;
}

function candidateOf(url: URL): string | null | undefined {
  if (url.hostname === shortHost) return url.pathname.split('/')[1];
  if (!hosts.has(url.hostname)) return undefined;
  return url.pathname.replace(/\/$/, '') === '/watch' ? url.searchParams.get('v') : idInPath.exec(url.pathname)?.[1];
}
