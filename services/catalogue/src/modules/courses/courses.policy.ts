import { editorRoles } from '@vidyapath/http/roles';

export const courseAccess = { read: 'public', write: editorRoles } as const;
