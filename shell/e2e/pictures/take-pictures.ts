import { launchBrowser } from '../support/chromium';
import { allStates, type ScreenState } from './screen-states';
import { nameOf, type Variant, variants } from './variants';
import { takePicture } from './take-picture';

const [origin = '', folder = '', ...words] = process.argv.slice(2);

const isWanted = (state: ScreenState, variant: Variant): boolean => {
  const name = `${state.name} ${nameOf(variant)}`;
  return (state.only ?? variant.window) === variant.window && words.every((word) => ` ${name} `.includes(` ${word} `));
};

/** Pictures in parallel, since most of the time is waiting. */
const atOnce = 3;

/** `tsx take-pictures.ts ORIGIN FOLDER [WORD…]`: takes the pictures whose name has every word. A failure is reported, and the others continue. */
async function run(): Promise<void> {
  const chosen = allStates.flatMap((state) =>
    variants.filter((variant) => isWanted(state, variant)).map((variant) => ({ state, variant })),
  );
  if (chosen.length === 0)
    process.stdout.write(
      `No picture has all of these words: ${words.join(' ')}. The words are phone, sideways or laptop, light or dark, en or hi, and those of a screen's name.\n`,
    );
  const browser = await launchBrowser();
  let failed = 0;
  const work = chosen.values();
  const takeNext = async () => {
    for (const { state, variant } of work) {
      const name = `${state.name}, ${nameOf(variant)}`;
      await takePicture(browser, origin, state, variant, folder).then(
        () => process.stdout.write(`  ${name}\n`),
        (error: Error) => {
          failed += 1;
          process.stdout.write(`  FAILED: ${name}: ${error.message.split('\n')[0]}\n`);
        },
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  await browser.close();
  process.stdout.write(`${chosen.length - failed} pictures, ${failed} failed\n`);
  process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
}

void run();
