import type { PersonStatusBody } from '@vidyapath/http/auth-people';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { AuthContext } from '../../context';
import type { Caller } from '../../lib/caller';
import { endTokensOfUser } from '../revocations/revocations';
import { lastAdmin } from './last-admin';
import { publishUser } from './user-events';
import { takesTheLastAdmin } from './users.policy';
import { lockWithAdmins, type PersonRow, setDisabled } from './users.repository';
import { presentPerson } from './people.presenter';

/** Disabling ends every session of the account. */
export async function setStatus(
  ctx: AuthContext,
  id: number,
  { disabled, reason, ifMatch }: PersonStatusBody & { ifMatch: string | undefined },
  by: Caller,
): Promise<PersonRow> {
  const person = await ctx.db.transaction(async (trx) => {
    const known = await lockWithAdmins(trx, id);
    const before = known.find((one) => one.id === id);
    if (!before) throw notFound('There is no such user.');
    assertIfMatch(ifMatch, presentPerson(before, 'Admin'));
    if ((before.disabled_at !== null) === disabled) return before;
    if (takesTheLastAdmin(known, id, { role: before.role, disabled })) throw lastAdmin();
    const disabled_at = disabled ? ctx.now() : null;
    await setDisabled(trx, id, disabled_at);
    if (disabled) await endTokensOfUser(ctx, trx, id);
    await recordAudit(trx, {
      by,
      action: disabled ? 'user.disabled' : 'user.enabled',
      resource: { type: 'user', id },
      before: { disabled: !disabled },
      after: { disabled, reason },
    });
    await publishUser(ctx, trx, id);
    return { ...before, disabled_at };
  });
  if (disabled) await ctx.revocations.refresh();
  return person;
}

export async function endSessions(ctx: AuthContext, id: number, by: Caller): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const known = await lockWithAdmins(trx, id);
    if (!known.some((one) => one.id === id)) throw notFound('There is no such user.');
    await endTokensOfUser(ctx, trx, id);
    await recordAudit(trx, { by, action: 'user.sessions-ended', resource: { type: 'user', id } });
  });
  await ctx.revocations.refresh();
}
