import { notAnImage } from './image-error';

/** The decoder's name of each accepted type, by its content. */
const decoderFormats: Record<string, string> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** The decoder that must take these bytes. Name and declared type of the file are ignored. */
export async function decoderFormatOf(bytes: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  const sniffed = await fileTypeFromBuffer(bytes);
  const format = sniffed && decoderFormats[sniffed.mime];
  if (!format) throw notAnImage();
  return format;
}
