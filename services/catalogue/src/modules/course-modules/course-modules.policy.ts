import { editorRoles, isEditor } from '@vidyapath/http/roles';
import type { Viewer } from '../../lib/http/viewer';

export const courseModuleAccess = { read: 'public', write: editorRoles } as const;

/** Others see active modules of public courses. */
export const seesHiddenModules = (viewer: Viewer): boolean => isEditor(viewer?.role);
