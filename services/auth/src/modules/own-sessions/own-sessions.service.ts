import type { SessionListQuery } from '@vidyapath/http/auth-logins';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import type { StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Caller } from '../../lib/caller';
import { recordCounted } from '../audit/counted-entries.repository';
import type { RevocationRegister } from '../revocations/revocation-register';
import { endOtherSessions } from '../sessions/replace-sessions';
import type { StartedSession } from '../sessions/started-session';
import { accountGone } from '../users/account-gone';
import { createUsersRepository } from '../users/users.repository';
import { listSessions, type SessionRow } from '../sessions/sessions.repository';

export interface OwnSessionsService {
  list(token: SessionUser, query: SessionListQuery): Promise<ListPage<SessionRow> | StreamedList<SessionRow>>;
  /** Ends every token of the account, also those of sessions that are not listed; the current session continues with another token. */
  endOthers(token: SessionUser, by: Caller): Promise<StartedSession>;
}

export interface OwnSessionsOptions {
  db: Database;
  revocations: RevocationRegister;
}

export function createOwnSessionsService({ db, revocations }: OwnSessionsOptions): OwnSessionsService {
  return {
    list: (token, query) => listSessions(db, token, query),
    async endOthers(token, by) {
      const { id } = token;
      const session = await db.transaction(async (trx) => {
        const user = (await createUsersRepository(trx).lockAccount(id)) ?? accountGone();
        const started = await endOtherSessions(trx, revocations, user, token);
        const resource = { type: 'user', id };
        await recordCounted(trx, { by, action: 'user.other-sessions-ended', account: id, resource });
        return started;
      });
      await revocations.refresh();
      return session;
    },
  };
}
