import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { GatewayAccount, PaymentGateway } from '../../../lib/gateway/gateway-account';
import { refusesKey, refusesSettings } from '../../../lib/gateway/gateway-refusals';
import { raiseAttention } from '../attention/raise-attention';

/**
 * The account with calls that note for staff that the gateway refuses the key, or orders for another reason than their amount. The note ends
 * with a call that is accepted. No transaction is open during the call itself.
 */
export function watchGateway(
  account: GatewayAccount,
  { db, events, now }: { db: Database; events: Events; now: () => Date },
): GatewayAccount {
  const refused = (error: Error) =>
    db.transaction(async (trx) => {
      const at = now();
      const row = { key_id: account.keyId, of_key: refusesKey(error), detail: error.message.slice(0, 500), since: at };
      const added = await trx('gateway_refusals').insert(row).onConflict('key_id').ignore().returning('key_id');
      if (added.length > 0) await raiseAttention(events, trx, { kind: 'gateway-refused', id: account.keyId }, at);
    });
  /** An order that is accepted ends every note, also of a key that was replaced; another call shows only that the key is right. */
  const accepted = (name: string) =>
    db('gateway_refusals')
      .where(name === 'createOrder' ? {} : { of_key: true })
      .delete();

  const { client } = account;
  const watched = (Object.keys(client) as (keyof PaymentGateway)[]).map((name) => {
    const call = async (...values: unknown[]): Promise<unknown> => {
      const work = client[name] as (...all: unknown[]) => Promise<unknown>;
      let result: unknown;
      try {
        result = await work(...values);
      } catch (error) {
        if (refusesKey(error) || (name === 'createOrder' && refusesSettings(error))) await refused(error as Error);
        throw error;
      }
      await accepted(name);
      return result;
    };
    return [name, call] as const;
  });
  return { ...account, client: Object.fromEntries(watched) as unknown as PaymentGateway };
}

/** While a refusal of the key is noted, asks the gateway again, so that the note ends soon after the key is right, or payments are off. */
export async function askRefusingGateway({
  db,
  payments,
}: {
  db: Database;
  payments: GatewayAccount | null;
}): Promise<void> {
  if (!payments) await db('gateway_refusals').delete();
  const noted: unknown = await db('gateway_refusals').where('of_key', true).first('key_id');
  if (noted) await payments?.client.listPayments({ count: 1 });
}
