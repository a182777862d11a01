import { limits } from '@vidyapath/http/limits';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { addressRules, requiredAddress, requiredText, textRules } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import type { InlineChange } from '../../../lib/use-inline-edit';

/** A video as it is typed in. */
export interface VideoValues {
  title: string;
  url: string;
}

export const blankVideo: VideoValues = { title: '', url: '' };

const { titleMax } = limits.moduleVideo;

export const videoRules = object({
  title: requiredText('videos.name', titleMax),
  url: requiredAddress('videos.url'),
});

const inlineRules = { video_title: textRules('videos.name', titleMax), video_url: addressRules('videos.url') };

/** Members of a video that are changed in place. */
export type VideoField = keyof typeof inlineRules;

export function videoChange(seen: ModuleVideo, field: VideoField, text: string): InlineChange<ModuleVideo> {
  const typed = text.trim();
  const broken = inlineRules[field].find(([holds]) => !holds(typed, {}));
  if (broken) return { kind: 'wrong', rule: broken[1] };
  return typed === seen[field] ? { kind: 'nothing' } : { kind: 'change', record: { [field]: typed } };
}
