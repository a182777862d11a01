import type { Messages } from '@vidyapath/platform-api/i18n';

/** Why the file of a lesson cannot be played, by `assetProblems`; under `lessons` of a slice. */
const messages = {
  problems: {
    'not-a-video': 'This is not a video that we can read. Please save it as MP4, MOV, MKV or WebM and upload it again.',
    'no-picture': 'The file has sound only, or more than one picture. A lesson needs one picture.',
    'picture-too-large': 'The picture is larger than 3840 × 2160. Please save it smaller.',
    'too-long': 'The video is longer than 6 hours. Please cut it into several lessons.',
    'odd-frame-rate': 'The video has fewer than 1 or more than 120 frames a second. Please save it with 25 or 30.',
    damaged: 'The file is damaged, incomplete or shorter than a second. Please save or copy it again.',
    'encoder-failed': 'The video could not be converted. Please try again, or save it in another format.',
    'no-room': 'There is no space left for this video. Please delete files that nobody needs, then try again.',
    interrupted: 'The upload was interrupted and has ended. Please choose the same file again.',
  },
} satisfies Messages;

export default messages;
