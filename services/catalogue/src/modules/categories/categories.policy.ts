import { editorRoles, isEditor } from '@vidyapath/http/roles';
import type { Viewer } from '../../lib/http/viewer';

export const categoryAccess = { read: 'public', write: editorRoles } as const;

export const seesInactiveCategories = (viewer: Viewer): boolean => isEditor(viewer?.role);
