import type { Knex } from 'knex';
import type { SimulatorContext } from '../../context';
import { newSuffix } from '../../lib/ids';
import { dueAfter } from '../../lib/later';
import { secondsOf } from '../../lib/seconds';
import { signatureOf } from '../../lib/signature';
import { chance, readSettings } from '../control/control';
import { type Entities, eventText } from './webhook-body';
import { sendEvent } from './webhooks.jobs';
import { insertEvent } from './webhooks.repository';

/** Milliseconds by which an event arrives after those that were published with it, when they arrive in reverse order. */
const reverseDelays: Readonly<Record<string, number>> = {
  'payment.authorized': 2_000,
  'payment.captured': 1_000,
  'refund.created': 1_000,
};

/** Publishes an event of a change in `trx`, as the settings say. */
export async function emit(ctx: SimulatorContext, trx: Knex, type: string, entities: Entities): Promise<void> {
  if (!ctx.sendWebhook) return;
  const { webhooks: wanted } = await readSettings(trx);
  const created_at = ctx.now();
  const body = eventText(type, entities, secondsOf(created_at), wanted);
  const store = async (signature: string): Promise<string> => {
    const id = newSuffix();
    await insertEvent(trx, { id, type, body, signature, created_at });
    return id;
  };
  const { due_at, runAt } = dueAfter(wanted.delayMs + (wanted.reorder ? (reverseDelays[type] ?? 0) : 0));
  const send = (event_id: string) => ctx.jobs.add(trx, sendEvent, { event_id, made: 0, due_at }, { runAt });
  const id = await store(signatureOf(wanted.secret ?? ctx.webhookSecret, body));
  if (!(await chance(trx, wanted.dropShare))) for (let copy = 0; copy < wanted.copies; copy += 1) await send(id);
  for (let forged = 0; forged < wanted.forged; forged += 1)
    await send(await store(signatureOf(`not ${ctx.webhookSecret}`, body)));
}
