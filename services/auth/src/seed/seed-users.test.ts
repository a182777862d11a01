import { seedUsers } from './seed-users';
import { type AuthFixture, createAuthFixture, rightPassword } from '../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

test('creates missing users and keeps existing ones', async () => {
  const admin = { name: 'Admin', email: 'admin@vidyapath.example', password: 'Admin@123', role: 'Admin' as const };
  expect(await seedUsers(auth.db, [admin])).toBe(1);
  const staff = { ...admin, name: 'Staff', email: 'staff@vidyapath.example', role: 'Staff' as const };
  expect(
    await seedUsers(auth.db, [{ ...admin, email: 'ADMIN@vidyapath.example', password: rightPassword }, staff]),
  ).toBe(1);
  expect((await auth.login(admin.email, 'Admin@123')).statusCode).toBe(200);
  expect((await auth.login(admin.email, rightPassword)).statusCode).toBe(401);
});
