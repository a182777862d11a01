import { limits } from '@vidyapath/http/limits';
import { requiredAddress, requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

/** A video as it is typed in. */
export interface VideoValues {
  title: string;
  url: string;
}

export const blankVideo: VideoValues = { title: '', url: '' };

export const videoRules = object({
  title: requiredText('videos.name', limits.moduleVideo.titleMax),
  url: requiredAddress('videos.url'),
});
