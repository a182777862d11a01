import { limits } from '@vidyapath/http/limits';
import { urlOrMediaPathPattern } from '@vidyapath/http/address-patterns';

/** A video as it is typed in. */
export interface VideoDraft {
  title: string;
  url: string;
}

export const blankVideo: VideoDraft = { title: '', url: '' };

const address = new RegExp(urlOrMediaPathPattern, 'i');

/** What is wrong with a typed video, field by field. */
export type VideoFault = 'missing' | 'tooLong' | 'malformed';

const titleFault = (title: string): VideoFault | undefined => {
  if (title === '') return 'missing';
  return [...title].length > limits.moduleVideo.titleMax ? 'tooLong' : undefined;
};

function urlFault(url: string): VideoFault | undefined {
  if (url === '') return 'missing';
  if ([...url].length > limits.url.max) return 'tooLong';
  return address.test(url) ? undefined : 'malformed';
}

/** The draft without the blanks around its texts, and what is wrong with it. */
export function checkVideo({ title, url }: VideoDraft) {
  const video = { title: title.trim(), url: url.trim() };
  return { video, faults: { title: titleFault(video.title), url: urlFault(video.url) } };
}
