import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { createDraft } from './draft';
import { readNewArguments } from './new-arguments';
import { draftRemote } from './remote';
import { draftService } from './service';

/** `npm run new -- remote <name> [--path=/…] [--title=…]` and `npm run new -- service <name>`: a project that passes all checks at once. */
export async function run(args: string[]) {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    const options = readNewArguments(args);
    const draft = await createDraft(root);
    const { done, next } = await (options.kind === 'remote'
      ? draftRemote(draft, options)
      : draftService(draft, options));
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
