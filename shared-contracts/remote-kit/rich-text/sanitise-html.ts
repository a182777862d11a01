import { richTextAttributes, richTextElements } from '@vidyapath/http/rich-text';
import createDOMPurify from 'dompurify';
import { isImageSource, isWebAddress } from './allowed-html';

const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    if (!isWebAddress(element.getAttribute('href') ?? '')) element.removeAttribute('href');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (element.tagName === 'IMG') {
    if (isImageSource(element.getAttribute('src') ?? '')) element.setAttribute('loading', 'lazy');
    else element.remove();
  }
});

/** Its headings are below the page's own two levels. */
const belowThePage = (html: string): string => html.replaceAll(/<(\/?)h[12]\b/g, '<$1h3');

/** Sanitises the server's HTML once more, so that one hole is not enough. */
export const sanitiseHtml = (html: string): string =>
  belowThePage(
    purifier.sanitize(html, {
      ALLOWED_TAGS: [...richTextElements],
      ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
  );
