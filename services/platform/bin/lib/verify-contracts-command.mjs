import { verify } from './deploy/verify.mjs';
import { ensureInstalled } from './install.mjs';
import { OperatorError } from './operator-error.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { servicesIn } from './projects.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

/** `npm run verify-contracts [-- <service>…]`: replays on each service what slices, and their kept releases, expect of it, and records the outcome. @param {string[]} args */
export async function verifyContracts(args) {
  await runCommand(endOnSignals(), async () => {
    const services = servicesIn(root);
    const unknown = args.find((name) => !services.includes(name));
    if (unknown !== undefined)
      throw new OperatorError(
        `Name services, or none for all of them: ${services.join(', ')}. Got ${JSON.stringify(unknown)}.`,
      );
    await ensureInstalled(root);
    const dataDir = readVariables({ ...process.env, NODE_ENV: '' }).DATA_DIR;
    const { code } = await verify(root, dataDir, args.length > 0 ? args : services, say);
    process.exit(code ?? 1);
  });
}
