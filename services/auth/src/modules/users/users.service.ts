import type { RegisterBody } from '@vidyapath/http/auth';
import type { ListQuery } from '@vidyapath/http/list-query';
import type { Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database';
import { conflict, notFound } from '@vidyapath/service-kit/errors';
import { assertIfMatch } from '@vidyapath/service-kit/etag';
import type { ListPage } from '@vidyapath/service-kit/list-query';
import { assertUncommon } from '../../passwords/assert-uncommon';
import { hashPassword } from '../../passwords/passwords';
import type { RevocationRegister } from '../revocations/revocation-register';
import { takesTheLastAdmin } from './users.policy';
import { presentUser } from './users.presenter';
import { type UserRow, usersRepository } from './users.repository';

export interface RoleChange {
  id: number;
  role: Role;
  ifMatch: string | undefined;
}
export interface UsersService {
  register(person: RegisterBody): Promise<UserRow>;
  list(query: ListQuery): Promise<ListPage<UserRow>>;
  changeRole(change: RoleChange): Promise<UserRow>;
}

export function usersService(db: Database, revocations: RevocationRegister): UsersService {
  return {
    async register({ name, email, phone, password }) {
      assertUncommon('password', password);
      const passwordHash = await hashPassword(password);
      const user = await usersRepository(db).insert({ name, email, phone, passwordHash, role: 'User' });
      if (!user) throw duplicateEmail();
      return user;
    },

    list: (query) => usersRepository(db).list(query),

    async changeRole({ id, role, ifMatch }) {
      const changed = await db.transaction(async (trx) => {
        const repository = usersRepository(trx);
        const known = await repository.lockWithAdmins(id);
        const user = known.find((one) => one.id === id);
        if (!user) throw notFound('There is no such user.');
        assertIfMatch(ifMatch, presentUser(user));
        if (takesTheLastAdmin(known, id, role)) throw conflict('The last Admin must stay one. Make somebody else an Admin first.');
        if (user.role === role) return { user, endsTokens: false };
        await repository.setRole(id, role);
        await revocations.recordUser(trx, id);
        return { user: { ...user, role }, endsTokens: true };
      });
      if (changed.endsTokens) await revocations.refresh();
      return changed.user;
    },
  };
}

/** The client looks for "Duplicate entry" in it (contract section 2). */
function duplicateEmail() {
  const detail = 'Duplicate entry: an account with this e-mail address exists already.';
  return conflict(detail, [{ field: 'email', detail }]);
}
