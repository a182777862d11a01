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
