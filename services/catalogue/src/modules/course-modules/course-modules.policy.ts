import { editorRoles } from '@vidyapath/http/roles';

export const courseModuleAccess = { read: 'public', write: editorRoles } as const;
