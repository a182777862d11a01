/** An item of archive.org, and the file of it that its page plays. */
export interface ArchivePage {
  item: string;
  /** With a slash before it; empty: the page chooses. */
  file: string;
}

const itemPath = /^\/(?:details|embed)\/([^/]+)(\/.+?)?\/?$/;
/** The list of an item's files, or of a folder in it. */
const folderPath = /^\/download\/([^/]+)(?:\/(?:.*\/)?)?$/;

/** The item that an address opens, whose page plays it; `undefined` for every other address, such as that of a file. */
export function archivePageOf({ hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>): ArchivePage | undefined {
  if (!/^(?:www\.)?archive\.org$/.test(hostname)) return undefined;
  const [, item, file = ''] = itemPath.exec(pathname) ?? folderPath.exec(pathname) ?? [];
  return item ? { item, file } : undefined;
}

/** Whether no player can tell the position in this video. The browser tells it of files, and the sharing service of its videos. */
export const hidesPosition = (address: string): boolean =>
  URL.canParse(address) && archivePageOf(new URL(address)) !== undefined;
