import { internalPaths } from '@vidyapath/http/internal-paths';
import { CallFailed } from './call-failed';
import { sendOnce } from './send-once';
import type { ServiceLink } from './service-link';

/** The token that a service sends to others. */
export interface ServiceTokens {
  get(): Promise<string>;
  /** `refused` was answered with 401: the next `get` fetches another, unless another call has done so already. */
  discard(refused: string): void;
}

interface TokensOptions {
  auth: ServiceLink;
  /** Client id and secret that auth knows. */
  id: string;
  secret: string;
  now?: () => number;
}

const timeoutMs = 2_000;
const answerBytesMax = 65_536;
/** A token is renewed when this part of its life is left, so that it does not expire on its way. */
const renewedAt = 0.2;

/** Fetches a token when there is no valid one; calls at the same time wait for one answer. */
export function createServiceTokens({ auth, id, secret, now = Date.now }: TokensOptions): ServiceTokens {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const path = { target: 'auth', link: auth, answerBytesMax };
  let held: { token: string; until: number } | undefined;
  let fetching: Promise<string> | undefined;

  const fetchToken = async (): Promise<string> => {
    const requestedAt = now();
    const signal = AbortSignal.timeout(timeoutMs);
    const request = new Request(new URL(internalPaths.serviceToken, auth.baseUrl), {
      method: 'POST',
      headers: { authorization },
      signal,
    });
    const answer = await sendOnce(path, request, signal).catch((cause: unknown) => {
      throw new CallFailed('auth', 'No token could be fetched.', { outcome: 'not-sent', cause });
    });
    if (answer.status !== 200)
      throw new CallFailed('auth', `Asked for a token, it answered ${answer.status}.`, {
        outcome: 'not-sent',
        status: answer.status,
      });
    const body = (await answer.json()) as { access_token: string; expires_in: number };
    held = { token: body.access_token, until: requestedAt + body.expires_in * 1_000 * (1 - renewedAt) };
    return body.access_token;
  };
  return {
    async get() {
      if (held && now() < held.until) return held.token;
      fetching ??= fetchToken().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    discard(refused) {
      if (held?.token === refused) held = undefined;
    },
  };
}
