import { servicePaths } from '@vidyapath/http/service-paths';
import type { EndedShare } from '@vidyapath/http/release-shares';
import { readVariables } from '@vidyapath/platform/variables';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { type Served, servedLines } from './served-releases';

/** `npm run releases [-- ADDRESS]`: lists what visitors of a running platform get; without an address that of this checkout's `PORT`. */
export async function run([address]: string[]) {
  await runCommand(endOnSignals(), async () => {
    const url = address ?? `http://localhost:${readVariables(process.env, root).PORT}`;
    const { remotes } = await read<{ remotes: Record<string, Served> }>(url, '/remotes.json');
    servedLines(remotes, await read<EndedShare[]>(url, servicePaths.endedShares)).forEach(say);
    process.exit(0);
  });
}

async function read<Answer>(url: string, path: string): Promise<Answer> {
  const answer = await fetch(new URL(path, url)).catch((error: unknown) => {
    throw new OperatorError(
      `${url} does not answer: ${String(error)}. Name the platform: npm run releases -- https://…`,
    );
  });
  if (!answer.ok) throw new OperatorError(`${url}${path} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}
