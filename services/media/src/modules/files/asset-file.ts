import { captionLanguages, renditionNames } from '@vidyapath/http/lesson-names';
import { lessonPathPrefix } from '@vidyapath/http/media';
import { uuidPattern } from '@vidyapath/http/uuid';
import { lessonContentType } from '../../lib/storage/lesson-path';

const hash = '[0-9a-f]{8,64}';
const renditions = renditionNames.join('|');
const names = [
  'master\\.m3u8',
  `(?:${renditions})/(?:index\\.m3u8|init\\.mp4|s[0-9]{5}\\.m4s)`,
  `(?:poster|storyboard)-${hash}\\.webp`,
  `captions/(?:${captionLanguages.join('|')})-${hash}\\.vtt`,
];
const address = new RegExp(`^${lessonPathPrefix}(${uuidPattern})/([1-9][0-9]{0,8})/(${names.join('|')})$`);

const endings = ['m3u8', 'mp4', 'm4s', 'webp', 'vtt'];
export const assetContentTypes = [...new Set(endings.map((ending) => lessonContentType(`.${ending}`)))];

export interface AssetFile {
  assetId: string;
  /** In the storage, below the asset. */
  path: string;
  contentType: string;
  /** The master playlist grows while more renditions are made; no other file ever changes. */
  grows: boolean;
}

/** The file that a request's target names; undefined: none can be there. A query is no part of an address. */
export function assetFileOf(target: string): AssetFile | undefined {
  const [, id = '', version = '', name = ''] = address.exec(target) ?? [];
  if (!id) return undefined;
  // Captions belong to the asset and not to a version.
  const path = name.startsWith('captions/') ? name : `${version}/${name}`;
  return { assetId: id, path, contentType: lessonContentType(name), grows: name === 'master.m3u8' };
}
