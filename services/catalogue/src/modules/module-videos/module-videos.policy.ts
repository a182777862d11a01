import { editorRoles } from '@vidyapath/http/roles';

/** For reads too, since a video's record has its address. */
export const moduleVideoAccess = { read: editorRoles, write: editorRoles } as const;
