import type { SeedUser } from '@vidyapath/auth/app';

/** The accounts of the README. Their passwords are public, so production refuses them. */
export const demoAccounts = [
  { name: 'Anita Rao', email: 'admin@vidyapath.example', password: 'Admin@123', role: 'Admin', phone: '9876500001' },
  { name: 'Sunil Verma', email: 'staff@vidyapath.example', password: 'Staff@123', role: 'Staff', phone: '9876500002' },
  {
    name: 'Asha Mishra',
    email: 'learner@vidyapath.example',
    password: 'Learner@123',
    role: 'User',
    phone: '9876500003',
  },
] as const satisfies readonly SeedUser[];
