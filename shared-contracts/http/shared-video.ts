const sharingHost = /^(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const idInPath = /^\/(?:embed|live|shorts|v)\/([\w-]+)/;

/** Whether this is a host of the sharing service, of which no address is a media file. */
export function isSharingHost(hostname: string): boolean {
  return sharingHost.test(hostname);
}

/** The id of a video on the sharing service in any of its usual addresses; `undefined` for any other address. */
export function sharedVideoIdOf({ hostname, pathname, searchParams }: URL): string | undefined {
  if (!isSharingHost(hostname)) return undefined;
  const id = hostname.endsWith('youtu.be')
    ? pathname.split('/')[1]
    : (idInPath.exec(pathname)?.[1] ?? searchParams.get('v'));
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}
