/** One attempt, as it is sent. */
export interface WebhookDelivery {
  headers: Record<string, string>;
  body: Buffer;
}

/** Resolves to the status of the answer; rejects when there was none. */
export type SendWebhook = (delivery: WebhookDelivery) => Promise<number>;

/** Longer is a failure. */
export const answerWithinMs = 5_000;

export const postWebhook =
  (url: string): SendWebhook =>
  async ({ headers, body }) => {
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      signal,
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return answer.status;
  };
