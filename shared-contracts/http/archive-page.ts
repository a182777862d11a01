/** An item of archive.org, and the file of it that its page plays. */
export interface ArchivePage {
  item: string;
  /** With a slash before it; empty: the page chooses. */
  file: string;
}

const itemPath = /^\/(?:details|embed)\/([^/]+)(\/.+?)?\/?$/;

/** The item whose page an address opens, in which it is played; `undefined` for every other address, such as that of a file. */
export function archivePageOf({ hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>): ArchivePage | undefined {
  const [, item, file = ''] = (/^(?:www\.)?archive\.org$/.test(hostname) && itemPath.exec(pathname)) || [];
  return item ? { item, file } : undefined;
}

/** Whether no player can tell the position in this video. The browser tells it of files, and the sharing service of its videos. */
export const hidesPosition = (address: string): boolean =>
  URL.canParse(address) && archivePageOf(new URL(address)) !== undefined;
