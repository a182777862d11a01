import { isEditor } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

/** The user of a verified token, or null for a visitor. */
export type Viewer = Pick<SessionUser, 'role'> | null;

/** Others see lessons that count in active modules of public courses; all others do not exist for them. Staff may ask as learners. */
export const seesHiddenContent = (viewer: Viewer, as?: 'learner'): boolean => !as && isEditor(viewer?.role);
