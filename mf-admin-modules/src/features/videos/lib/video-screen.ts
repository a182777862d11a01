import type { ModuleVideo } from '@vidyapath/http/module-video';
import type { InlineTexts } from '../../../lib/use-inline-text';
import type { VideoCalls } from '../../../lib/videos.endpoints';

/** What the parts of the list of videos share. */
export interface VideoScreen {
  calls: VideoCalls;
  texts: InlineTexts<ModuleVideo>;
  /** Says to screen readers what has happened. */
  say: (text: string) => void;
}
