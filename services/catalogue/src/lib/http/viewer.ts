import { isEditor } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

/** The user of a verified token, or null for a visitor. */
export type Viewer = Pick<SessionUser, 'role'> | null;

/** Others see active modules of public courses; all other modules do not exist for them. */
export const seesHiddenContent = (viewer: Viewer): boolean => isEditor(viewer?.role);
