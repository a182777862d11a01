import { isEditor } from '@vidyapath/http/roles';
import type { Viewer } from '../../lib/http/viewer';

export const courseProgressAccess = { content: 'signed-in', publicContent: 'public' } as const;

/** Others see active modules of public courses; the rest is as if it did not exist. */
export const seesHiddenContent = (viewer: Viewer): boolean => isEditor(viewer?.role);
