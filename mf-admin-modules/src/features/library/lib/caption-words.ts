import type { AssetCaption } from '@vidyapath/http/lesson-assets';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';

/** A language in the words of the reader. */
export const languageName = (reader: Language, language: CaptionLanguage): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

/** "Hindi, English (draft)". */
export function captionWords(t: Translate, reader: Language, captions: readonly AssetCaption[]): string {
  const words = captions.map(({ language, approved }) => {
    const name = languageName(reader, language);
    return approved ? name : t('library.draft', { name });
  });
  return words.length > 0 ? words.join(', ') : t('list.none');
}
