import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { Role } from '@vidyapath/http/roles';
import type { NotificationSettings, NotificationSettingsBody } from '@vidyapath/http/support-notifications';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { SupportContext } from '../../../context';
import { isMailed, isReceipt, kindsFor } from '../notifications.policy';
import { findMailChoices, storeMailChoices } from './mail-choices.repository';

export const readMailChoices = async (
  { db }: SupportContext,
  { id, role }: SessionUser,
): Promise<NotificationSettings> => presentSettings(role, await findMailChoices(db, id));

export async function changeMailChoices(
  { db }: SupportContext,
  { id, role }: SessionUser,
  { kinds }: NotificationSettingsBody,
  by: AuditContext,
): Promise<NotificationSettings> {
  assertChoosable(role, kinds);
  const chosen = new Map(kinds.map(({ type, mail }) => [type, mail]));
  return db.transaction(async (trx) => {
    const before = presentSettings(role, await findMailChoices(trx, id));
    await storeMailChoices(trx, id, chosen);
    const after = presentSettings(role, await findMailChoices(trx, id));
    const resource = { type: 'notification-settings', id };
    const records = { before: byKind(before), after: byKind(after) };
    await recordAudit(trx, { by, action: 'notification-settings.changed', resource, ...records });
    return after;
  });
}

/** No mail of this kind to this person any more. */
export async function endMails(
  { db }: SupportContext,
  userId: number,
  kind: NotificationKind,
  by: AuditContext,
): Promise<void> {
  const resource = { type: 'notification-settings', id: userId };
  await db.transaction(async (trx) => {
    await storeMailChoices(trx, userId, new Map([[kind, false]]));
    await recordAudit(trx, { by, action: 'notification-settings.unsubscribed', resource, after: { [kind]: false } });
  });
}

const presentSettings = (role: Role, chosen: ReadonlyMap<NotificationKind, boolean>): NotificationSettings => ({
  kinds: kindsFor(role).map((type) => ({ type, mail: isMailed(type, chosen.get(type)), always: isReceipt(type) })),
});

const byKind = ({ kinds }: NotificationSettings) => Object.fromEntries(kinds.map(({ type, mail }) => [type, mail]));

function assertChoosable(role: Role, kinds: NotificationSettingsBody['kinds']): void {
  for (const { type, mail } of kinds) {
    if (!kindsFor(role).includes(type)) throw badRequest('kinds', `${type} is for staff.`);
    if (isReceipt(type) && !mail) throw badRequest('kinds', `${type} is a receipt, which is always mailed.`);
  }
}
