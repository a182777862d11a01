import { isEditor } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

/** The user of a verified token, or null for a visitor. */
export type Viewer = Pick<SessionUser, 'role'> | null;

/** Others see active modules of public courses; the rest is as if it did not exist. */
export const seesHiddenContent = (viewer: Viewer): boolean => isEditor(viewer?.role);
