import { setTimeout as pause } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { httpLink, type ServiceLink } from '@vidyapath/service-kit/client/service-link';
import {
  type Collection,
  collectionOf,
  GatewayOrderSchema,
  GatewayPaymentSchema,
  GatewayRefundSchema,
} from './gateway-objects';
import { type GatewayAccess, type GatewayCall, nameOf, sendGatewayCall } from './send-gateway-call';

export interface GatewayClientOptions extends Omit<GatewayAccess, 'link' | 'timeoutMs'> {
  /** Another way to the gateway, such as one that stays in this process. */
  link?: ServiceLink | undefined;
  /** For a call with all its repetitions. */
  timeoutMs?: number;
}

export type Notes = Record<string, string>;

/** Unix seconds, both included. */
export interface Page {
  from?: number;
  to?: number;
  /** At most 100. */
  count?: number;
  skip?: number;
}

const payments = collectionOf(GatewayPaymentSchema);
const refunds = collectionOf(GatewayRefundSchema);
/** Reads that were refused because there were too many. */
const repetitionsMax = 2;
const pageMax = 100;
/** Lists have the newest first, so what a bound leaves out is older than 2,000 others. */
const pagesMax = 20;

/** The calls to the gateway that a shop makes. Each rejects with a {@link CallFailed}. */
export function createGatewayClient({ link, timeoutMs = 8_000, ...keys }: GatewayClientOptions) {
  const access: GatewayAccess = { ...keys, link: link ?? httpLink(keys.baseUrl), timeoutMs };

  async function call<Schema extends TSchema>(schema: Schema, request: GatewayCall): Promise<Static<Schema>> {
    const answer = await withRepetitions(access, request);
    if (Check(schema, answer)) return answer;
    const reason = 'The answer does not have the expected form.';
    throw new CallFailed(nameOf(request), reason, { outcome: 'unknown', status: 200 });
  }
  const get = <Schema extends TSchema>(schema: Schema, path: string, query: object = {}) =>
    call(schema, { method: 'GET', path: withQuery(path, query) });
  const all = async <Item extends TSchema>(schema: Collection<Item>, path: string): Promise<Static<Item>[]> => {
    const items: Static<Item>[] = [];
    for (let page = 0, full = true; full && page < pagesMax; page += 1) {
      const read = (await get(schema, path, { count: pageMax, skip: page * pageMax })).items as Static<Item>[];
      items.push(...read);
      full = read.length === pageMax;
    }
    return items;
  };
  const post = <Schema extends TSchema>(schema: Schema, path: string, body: object, headers = {}) =>
    call(schema, { method: 'POST', path, body, headers });

  return {
    createOrder: ({ amountPaise, receipt, notes }: { amountPaise: number; receipt: string; notes?: Notes }) =>
      post(GatewayOrderSchema, 'orders', { amount: amountPaise, currency: 'INR', receipt, ...(notes && { notes }) }),
    fetchOrderPayments: (id: string) => all(payments, `orders/${encodeURIComponent(id)}/payments`),
    fetchPayment: (id: string) => get(GatewayPaymentSchema, `payments/${encodeURIComponent(id)}`),
    capture: (paymentId: string, amountPaise: number) =>
      post(GatewayPaymentSchema, `payments/${encodeURIComponent(paymentId)}/capture`, {
        amount: amountPaise,
        currency: 'INR',
      }),
    /** The same key with the same values is the same refund, however often it is asked for. */
    refund: (paymentId: string, { amountPaise, idempotencyKey, receipt, notes }: RefundInput) =>
      post(
        GatewayRefundSchema,
        `payments/${encodeURIComponent(paymentId)}/refund`,
        { amount: amountPaise, speed: 'normal', ...(receipt && { receipt }), ...(notes && { notes }) },
        { 'x-refund-idempotency': idempotencyKey },
      ),
    fetchRefunds: (paymentId: string) => all(refunds, `payments/${encodeURIComponent(paymentId)}/refunds`),
    fetchRefund: (id: string) => get(GatewayRefundSchema, `refunds/${encodeURIComponent(id)}`),
    listPayments: async (page: Page = {}) => (await get(payments, 'payments', page)).items,
    listRefunds: async (page: Page = {}) => (await get(refunds, 'refunds', page)).items,
  };
}

export interface RefundInput {
  amountPaise: number;
  /** At least 10 of letters, digits, - and _. */
  idempotencyKey: string;
  receipt?: string;
  notes?: Notes;
}

export type GatewayClient = ReturnType<typeof createGatewayClient>;

async function withRepetitions(access: GatewayAccess, request: GatewayCall): Promise<unknown> {
  const signal = AbortSignal.timeout(access.timeoutMs);
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await sendGatewayCall(access, request, signal);
    } catch (error) {
      const { status, retryAfter } = error as CallFailed;
      const again = request.method === 'GET' && status === 429 && retryAfter !== undefined;
      if (!again || repetition === repetitionsMax || retryAfter * 1_000 >= access.timeoutMs) throw error;
      const aborted = await pause(retryAfter * 1_000, undefined, { signal }).catch(() => true);
      if (aborted) throw error;
    }
  }
}

function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : path;
}
