import { editorRoles, isEditor } from '@vidyapath/http/roles';
import type { Viewer } from '../../viewer';

export const courseAccess = { read: 'public', write: editorRoles } as const;

export const seesHiddenCourses = (viewer: Viewer): boolean => isEditor(viewer?.role);
