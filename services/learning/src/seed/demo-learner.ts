import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

export type DemoLearner = Pick<SessionUser, 'id' | 'name' | 'role'>;
