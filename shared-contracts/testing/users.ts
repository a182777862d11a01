import type { SessionUser } from '@vidyapath/platform-api/session';

export const learner: SessionUser = { id: 3, name: 'Asha Learner', email: 'learner@vidyapath.example', role: 'User' };
export const staff: SessionUser = { id: 2, name: 'Sunil Staff', email: 'staff@vidyapath.example', role: 'Staff' };
export const admin: SessionUser = { id: 1, name: 'Anita Admin', email: 'admin@vidyapath.example', role: 'Admin' };
