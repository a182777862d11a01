import { readVariables } from '@vidyapath/platform/variables';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { servicesIn } from '../lib/projects';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { verify } from './verify';

/** `npm run verify-contracts [-- <service>…]`: replays on each service the expectations of slices and their kept releases, and records the outcome. */
export async function run(args: string[]) {
  await runCommand(endOnSignals(), async () => {
    const services = servicesIn(root);
    const unknown = args.find((name) => !services.includes(name));
    if (unknown !== undefined)
      throw new OperatorError(
        `Name services, or none for all of them: ${services.join(', ')}. Got ${JSON.stringify(unknown)}.`,
      );
    const dataDir = readVariables({ ...process.env, NODE_ENV: '' }, root).DATA_DIR;
    const { code } = await verify(root, dataDir, args.length > 0 ? args : services, say);
    process.exit(code ?? 1);
  });
}
