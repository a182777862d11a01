import { ensureInstalled } from './install.mjs';
import { readNewArguments } from './new/new-arguments.mjs';
import { OperatorError } from './operator-error.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

/** `npm run new -- remote <name> [--path=/…] [--title=…]` and `npm run new -- service <name>`: a project that passes all checks at once. @param {string[]} args */
export async function run(args) {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    const wanted = readNewArguments(args);
    await ensureInstalled(root);
    // They use packages.
    const { createDraft } = await import('./new/draft.mjs');
    const { draftRemote } = await import('./new/remote.mjs');
    const { draftService } = await import('./new/service.mjs');
    const draft = createDraft(root);
    const { done, next } = await (wanted.kind === 'remote' ? draftRemote(draft, wanted) : draftService(draft, wanted));
    signals.closeAlso({ close: async () => draft.undo() });
    await draft.apply().catch((error) => {
      draft.undo();
      throw new OperatorError(`Nothing was made: ${error instanceof Error ? error.message : String(error)}`);
    });
    say(done);
    for (const line of next) say(`  ${line}`);
    process.exit(0);
  });
}
