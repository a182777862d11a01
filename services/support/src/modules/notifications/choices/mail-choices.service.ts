import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { Role } from '@vidyapath/http/roles';
import type { NotificationSettings, NotificationSettingsBody } from '@vidyapath/http/support-notifications';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest } from '@vidyapath/service-kit/http/errors';
import { isMailed, isReceipt, kindsFor } from '../notifications.policy';
import type { MailChoicesRepository } from './mail-choices.repository';

export interface MailChoicesOptions {
  db: Database;
  choices: MailChoicesRepository;
}

export const createMailChoicesService = ({ db, choices }: MailChoicesOptions) => ({
  read: async ({ id, role }: SessionUser): Promise<NotificationSettings> =>
    presentSettings(role, await choices.of(db, id)),

  async change(
    { id, role }: SessionUser,
    { kinds }: NotificationSettingsBody,
    by: AuditContext,
  ): Promise<NotificationSettings> {
    assertChoosable(role, kinds);
    const chosen = new Map(kinds.map(({ type, mail }) => [type, mail]));
    return db.transaction(async (trx) => {
      const before = presentSettings(role, await choices.of(trx, id));
      await choices.choose(trx, id, chosen);
      const after = presentSettings(role, await choices.of(trx, id));
      const resource = { type: 'notification-settings', id };
      await recordAudit(trx, {
        by,
        action: 'notification-settings.changed',
        resource,
        before: byKind(before),
        after: byKind(after),
      });
      return after;
    });
  },

  /** No mail of this kind to this person any more. */
  async end(userId: number, kind: NotificationKind, by: AuditContext): Promise<void> {
    const resource = { type: 'notification-settings', id: userId };
    await db.transaction(async (trx) => {
      await choices.choose(trx, userId, new Map([[kind, false]]));
      await recordAudit(trx, { by, action: 'notification-settings.unsubscribed', resource, after: { [kind]: false } });
    });
  },
});

export type MailChoicesService = ReturnType<typeof createMailChoicesService>;

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
