import { editorRoles } from '@vidyapath/http/roles';

/** Reading too: a video's record carries its address. */
export const moduleVideoAccess = { read: editorRoles, write: editorRoles } as const;
