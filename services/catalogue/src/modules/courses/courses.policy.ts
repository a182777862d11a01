import { editorRoles, isEditor } from '@vidyapath/http/roles';
import type { Viewer } from '../../lib/http/viewer';

export const courseAccess = { read: 'public', write: editorRoles } as const;

export const seesHiddenCourses = (viewer: Viewer): boolean => isEditor(viewer?.role);
