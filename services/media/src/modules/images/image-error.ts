/** An upload that is refused for what it is: its kind (415) or its size (413). `message` is a sentence for the user. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  constructor(
    readonly reason: 'not-an-image' | 'too-large',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function notAnImage(cause?: unknown): ImageError {
  return new ImageError('not-an-image', 'Please choose a PNG, JPEG, WebP, GIF or AVIF image.', { cause });
}

export function takesTooMuchMemory(cause?: unknown): ImageError {
  return new ImageError('too-large', 'Reading this image takes too much memory. Please choose a smaller one.', {
    cause,
  });
}

/** The decoder was ended before it was done, which another time may not happen. `message` is a sentence for the user. */
export class DecoderEndedError extends Error {
  override readonly name = 'DecoderEndedError';
}

/** What it means that the decoder gave up. */
export function decodingFailed(error: unknown): ImageError {
  return isOutOfMemory(error) ? takesTooMuchMemory(error) : notAnImage(error);
}

/** Each of its libraries has its own message for memory that it did not get. */
export function isOutOfMemory(error: unknown): boolean {
  return /memory|allocation failed/i.test(String((error as Error).message));
}
