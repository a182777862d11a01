import { ImageError, isOutOfMemory, tooMuchMemory } from './image-error';
import { type ImageVariants, makeVariants } from './image-variants';

/** Messages of this process: that it is ready, then an answer for each upload that it is sent. */
export type DecoderMessage =
  'ready' | { image: ImageVariants } | { refused: Pick<ImageError, 'reason' | 'message'> } | { failed: string };

async function answerTo(upload: Buffer): Promise<DecoderMessage> {
  try {
    return { image: await makeVariants(upload) };
  } catch (error) {
    const refusal = isOutOfMemory(error) ? tooMuchMemory(error) : error;
    if (refusal instanceof ImageError) return { refused: { reason: refusal.reason, message: refusal.message } };
    return { failed: String(error) };
  }
}

const say = (message: DecoderMessage): void => void process.send?.(message);

// Not by `exit`, which would wait for the threads that decode.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (upload: Buffer) => void answerTo(upload).then(say));
say('ready');
