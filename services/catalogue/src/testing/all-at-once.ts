import type { LightMyRequestResponse } from 'fastify';

/** How many requests are sent at once. */
export const crowd = 50;

/** Sends all of them. A request that is answered 503 is sent again, as clients do. */
export async function allAtOnce(
  send: (number: number) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  const sendUntilServed = async (number: number): Promise<LightMyRequestResponse> => {
    const answer = await send(number);
    return answer.statusCode === 503 ? sendUntilServed(number) : answer;
  };
  return Promise.all(Array.from({ length: crowd }, (_, number) => sendUntilServed(number)));
}
