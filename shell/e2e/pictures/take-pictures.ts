import { launchBrowser } from '../support/chromium';
import { allPoses, type Pose } from './poses';
import { nameOf, type Studio, studios } from './studios';
import { takePicture } from './take-picture';

const [origin = '', folder = '', ...words] = process.argv.slice(2);

const isWanted = (pose: Pose, studio: Studio): boolean => {
  const name = `${pose.name} ${nameOf(studio)}`;
  return (pose.only ?? studio.window) === studio.window && words.every((word) => ` ${name} `.includes(` ${word} `));
};

/** Side by side, since most of the time is waiting. */
const atOnce = 3;

/** `tsx take-pictures.ts ORIGIN FOLDER [WORD…]`: pictures whose name has every word. One that fails is told, and the rest goes on. */
async function run(): Promise<void> {
  const wanted = allPoses.flatMap((pose) => studios.filter((studio) => isWanted(pose, studio)).map((studio) => ({ pose, studio })));
  if (wanted.length === 0) process.stdout.write(`No picture has all of these words: ${words.join(' ')}. The words are phone or laptop, light or dark, en or hi, and those of a screen's name.\n`);
  const browser = await launchBrowser();
  let failed = 0;
  const work = wanted.values();
  const photographer = async () => {
    for (const { pose, studio } of work) {
      const name = `${pose.name}, ${nameOf(studio)}`;
      await takePicture(browser, origin, pose, studio, folder).then(
        () => process.stdout.write(`  ${name}\n`),
        (error: Error) => {
          failed += 1;
          process.stdout.write(`  FAILED: ${name}: ${error.message.split('\n')[0]}\n`);
        },
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, photographer));
  await browser.close();
  process.stdout.write(`${wanted.length - failed} pictures, ${failed} failed\n`);
  process.exitCode = failed > 0 || wanted.length === 0 ? 1 : 0;
}

void run();
