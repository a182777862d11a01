import type { FrameInput } from './messages';

export type Method = 'upi' | 'card' | 'netbanking';
export type Outcome = 'success' | 'failure' | 'pending';

export interface Offer {
  amount: number;
  status: string;
}

export interface Result {
  payment_id: string;
  success: Record<string, string> | null;
  error: object | null;
}

/** A refusal of the gateway, which has a reason, or any other failure. */
export class CallFailed extends Error {
  constructor(readonly error: { reason?: string } | undefined) {
    super('The call failed.');
  }
}

const waitMs = 10_000;

async function call<Answer>(path: string, key: string, body?: object): Promise<Answer> {
  const answer = await fetch(`checkout/${path}?key=${encodeURIComponent(key)}`, {
    signal: AbortSignal.timeout(waitMs),
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const read = (await answer.json()) as Answer & { error?: { reason?: string } };
  if (!answer.ok) throw new CallFailed(read.error);
  return read;
}

export const createFrameApi = ({ key, orderId, email, contact }: FrameInput) => ({
  offer: () => call<Offer>(`orders/${encodeURIComponent(orderId)}`, key),
  result: (paymentId: string) => call<Result>(`payments/${encodeURIComponent(paymentId)}`, key),
  pay: (method: Method, outcome: Outcome) =>
    call<Result>('payments', key, {
      order_id: orderId,
      method,
      outcome,
      ...(email && { email: email.slice(0, 254) }),
      ...(contact && { contact: contact.slice(0, 20) }),
    }),
});
