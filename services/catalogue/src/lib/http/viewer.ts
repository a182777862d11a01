import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

/** The user of a verified token, or null for a visitor. */
export type Viewer = Pick<SessionUser, 'role'> | null;
