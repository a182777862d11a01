import { httpUrlPattern } from '@vidyapath/http/primitives';
import type { ContentState, EntityInstance } from 'draft-js';
import { stateToHTML } from 'draft-js-export-html';
import { stateFromHTML } from 'draft-js-import-html';

const webAddress = new RegExp(httpUrlPattern, 'i');

export const isWebAddress = (text: string): boolean => webAddress.test(text);

/** White space and characters that take no room. */
const invisible = /[\s\u200b-\u200d\u2060\ufeff\u3164]/gu;

/** Only what the server keeps of a link; another scheme is left as text. */
function entityStyle(entity: EntityInstance) {
  if (String(entity.getType()) !== 'LINK') return undefined;
  const { url } = entity.getData() as { url?: unknown };
  return typeof url === 'string' && isWebAddress(url) ? { element: 'a', attributes: { href: url } } : { element: 'span' };
}

/** HTML of what stands in the editor, the empty string when nothing can be seen in it. */
export function toHtml(content: ContentState): string {
  if (content.getPlainText().replace(invisible, '') === '') return '';
  return stateToHTML(content, { entityStyleFn: entityStyle });
}

export const fromHtml = (html: string): ContentState => stateFromHTML(html);
