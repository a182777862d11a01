import { createDecoder } from '../modules/images/decoder';
import { progressiveJpeg, sampleImage } from './sample-images';

/** Run by a test in a separate process: decodes one image after the other, until it is ended. */
void (async () => {
  const decoder = createDecoder();
  const large = await progressiveJpeg();
  await decoder.decode('1', await sampleImage());
  process.stdout.write('decoding\n');
  for (;;) await decoder.decode('1', large);
})();
