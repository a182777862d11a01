import type { Knex } from 'knex';
import { newSuffix } from '../../lib/ids';
import { secondsOf } from '../../lib/seconds';
import type { Later } from '../../lib/later';
import type { SettingsStore } from '../control/settings.repository';
import { signatureOf } from './signature';
import { type Entities, eventText } from './webhook-body';
import type { WebhooksRepository } from './webhooks.repository';

export interface WebhooksOptions {
  events: WebhooksRepository;
  settings: SettingsStore;
  webhookSecret: string;
  accountId: string;
  later: Later;
  now: () => Date;
}

/** Milliseconds by which an event arrives after those that were published with it, when they arrive in reverse order. */
const reverseDelays: Readonly<Record<string, number>> = {
  'payment.authorized': 2_000,
  'payment.captured': 1_000,
  'refund.created': 1_000,
};

export function createWebhooksService({ events, settings, webhookSecret, accountId, later, now }: WebhooksOptions) {
  const store = async (trx: Knex, type: string, body: string, signature: string): Promise<string> => {
    const id = newSuffix();
    await events.insert(trx, { id, type, body, signature, created_at: now() });
    return id;
  };

  return {
    /** Publishes an event of a change in `trx`, as the settings say. */
    async emit(trx: Knex, type: string, entities: Entities): Promise<void> {
      const { webhooks: wanted } = await settings.read(trx);
      const body = eventText({ type, accountId, entities, createdAt: secondsOf(now()) }, wanted);
      const id = await store(trx, type, body, signatureOf(wanted.secret ?? webhookSecret, body));
      const delayMs = wanted.delayMs + (wanted.reorder ? (reverseDelays[type] ?? 0) : 0);
      const send = (event_id: string) => later(trx, 'send-webhook', { event_id, made: 0 }, delayMs);
      if (!(await settings.chance(wanted.dropShare, trx)))
        for (let copy = 0; copy < wanted.copies; copy += 1) await send(id);
      for (let forged = 0; forged < wanted.forged; forged += 1)
        await send(await store(trx, type, body, signatureOf(`not ${webhookSecret}`, body)));
    },
  };
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;

export const noWebhooks: WebhooksService = { emit: async () => undefined };
