import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { textRules } from '@vidyapath/remote-kit/text-rules';
import { object } from 'yup';

/** A video as it is typed in. */
export interface VideoValues {
  title: string;
  url: string;
}

export const blankVideo: VideoValues = { title: '', url: '' };

export function videoSchema(t: Translate) {
  const rules = textRules(t);
  return object({
    title: rules.required(t('videos.name'), limits.moduleVideo.titleMax),
    url: rules.address(t('videos.url')),
  });
}
