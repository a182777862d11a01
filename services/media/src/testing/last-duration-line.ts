import type { DurationLine } from '@vidyapath/http/media';
import type { MediaTestApp } from './media-app';

let users = 0;

/** The last line of the answer for a video's address. Each request is of another user, since the probes of one are bounded. */
export async function lastDurationLine({ app, tokens }: MediaTestApp, url: string): Promise<DurationLine> {
  users += 1;
  const headers = { authorization: `Bearer ${tokens.signToken({ id: users, role: 'Staff' })}` };
  const answer = await app.inject({ method: 'POST', url: '/api/media/archive-duration', payload: { url }, headers });
  return JSON.parse(answer.body.trimEnd().split('\n').at(-1) ?? '') as DurationLine;
}
