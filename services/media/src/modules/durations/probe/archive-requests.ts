import type { ProbeAnswer, ProbeClient } from './probe-client';
import { ProbeError } from './probe-error';

export async function openArchiveMetadata(client: ProbeClient, origin: string, item: string): Promise<ProbeAnswer> {
  const answer = await client.get(`${origin}/metadata/${encodeURIComponent(item)}`);
  if (answer.status === 200) return answer;
  answer.discard();
  throw new ProbeError(`archive.org answered with the status ${answer.status}.`);
}

/** The address that stays when archive.org moves the item to another of its servers. */
export function archiveFileAddress(origin: string, item: string, name: string): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `${origin}/download/${encodeURIComponent(item)}/${path}`;
}
