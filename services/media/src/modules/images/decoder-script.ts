import { ImageError, isOutOfMemory, tooMuchMemory } from './image-error';
import { type ImageVariants, makeVariants } from './image-variants';
import { makeSharePicture } from './share-picture';

/** What this process is asked for. */
export interface DecoderTask {
  make: 'variants' | 'share-picture';
  from: Buffer;
}

/** Messages of this process: that it is ready, then an answer for each task that it is sent. */
export type DecoderMessage =
  | 'ready'
  | { image: ImageVariants }
  | { sharePicture: Buffer }
  | { refused: Pick<ImageError, 'reason' | 'message'> }
  | { failed: string };

async function answerTo({ make, from }: DecoderTask): Promise<DecoderMessage> {
  try {
    if (make === 'share-picture') return { sharePicture: await makeSharePicture(from) };
    return { image: await makeVariants(from) };
  } catch (error) {
    const refusal = isOutOfMemory(error) ? tooMuchMemory(error) : error;
    if (refusal instanceof ImageError) return { refused: { reason: refusal.reason, message: refusal.message } };
    return { failed: String(error) };
  }
}

const say = (message: DecoderMessage): void => void process.send?.(message);

// Not by `exit`, which would wait for the threads that decode.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (task: DecoderTask) => void answerTo(task).then(say));
say('ready');
