import type { LightMyRequestResponse } from 'fastify';

/** How many try the same thing at once. */
export const crowd = 50;

/** All of them. Whoever is told that there is no space now comes again, as clients do. */
export async function allAtOnce(
  send: (number: number) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  const patiently = async (number: number): Promise<LightMyRequestResponse> => {
    const answer = await send(number);
    return answer.statusCode === 503 ? patiently(number) : answer;
  };
  return Promise.all(Array.from({ length: crowd }, (_, number) => patiently(number)));
}
