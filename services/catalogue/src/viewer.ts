import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

/** Who reads: somebody with a verified token, or nobody. */
export type Viewer = Pick<SessionUser, 'role'> | null;
