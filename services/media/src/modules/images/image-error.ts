/** An upload that is refused for its kind (415) or its size (413). `message` is a sentence for the user. */
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

export function tooMuchMemory(cause?: unknown): ImageError {
  return new ImageError('too-large', 'Reading this image takes too much memory. Please choose a smaller one.', {
    cause,
  });
}

/** The decoder was ended before it was done; another try may succeed. `message` is a sentence for the user. */
export class DecoderEndedError extends Error {
  override readonly name = 'DecoderEndedError';
}

/** The refusal for an error of the decoder. */
export function decodingFailed(error: unknown): ImageError {
  return isOutOfMemory(error) ? tooMuchMemory(error) : notAnImage(error);
}

/** Each library of the decoder has its own message for missing memory. */
export function isOutOfMemory(error: unknown): boolean {
  return /memory|allocation failed/i.test(String((error as Error).message));
}
