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

/** An image that was not decoded in time, of which the machine may know better than the image why. */
export class SlowImageError extends Error {
  override readonly name = 'SlowImageError';
}

/** What it means that the decoder gave up. Its own clock ends with `timeout: 42% complete`. */
export function decodingFailed(error: unknown): Error {
  const slow = /^timeout:/.test(String((error as Error).message));
  return slow ? new SlowImageError('The image was not decoded in time.', { cause: error }) : notAnImage(error);
}
