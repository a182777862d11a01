import { element, type Html } from '@vidyapath/remote-kit/server-page';
import { bannerFiles } from '../banner-files';

/** Staff may name a picture elsewhere; a page shows only those that come over https. */
const isShown = (path: string): boolean => /^(?:\/(?![/\\])|https:\/\/)[^\s\\,]+$/.test(path);

/** The box of a course's banner, with the picture if there is one. */
export function banner(path: string, sizes: string, inView: boolean): Html {
  if (!isShown(path)) return element('p', { class: 'banner' });
  const { srcSet, ...files } = bannerFiles(path, sizes);
  return element(
    'p',
    { class: 'banner' },
    element('img', {
      ...files,
      srcset: srcSet,
      alt: '',
      width: 640,
      height: 360,
      loading: inView ? 'eager' : 'lazy',
      fetchpriority: inView ? 'high' : undefined,
    }),
  );
}

export const bannerStyle =
  '.server-page .banner{margin:0;aspect-ratio:16/9;overflow:hidden;background:#8881}.server-page .banner img{display:block;width:100%;height:100%;object-fit:cover}';
