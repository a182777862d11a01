import { buffer } from 'node:stream/consumers';
import { shareSize } from '@vidyapath/http/image-variants';
import type { MediaContext } from '../../context';

const sharePicture = new RegExp(`^([0-9a-f]{64})-${shareSize.width}\\.jpg$`);

export const sharePictureName = (hash: string): string => `${hash}-${shareSize.width}.jpg`;

/**
 * Stores the picture for shared links of an image when it is first asked for. Only those of stored images are made, each once, so
 * that strangers cannot ask for more work than there are images. Other names are left alone.
 */
export async function storeSharePicture(ctx: MediaContext, name: string): Promise<void> {
  const hash = sharePicture.exec(name)?.[1];
  if (!hash) return;
  const making = ctx.sharePictures.get(name) ?? make(ctx, hash, name).finally(() => ctx.sharePictures.delete(name));
  ctx.sharePictures.set(name, making);
  await making;
}

async function make({ storage, decoder }: MediaContext, hash: string, name: string): Promise<void> {
  const present = await storage.open(name);
  if (present) return present.close();
  const image = await storage.open(`${hash}.webp`);
  if (!image) return;
  const bytes = await decoder.makeSharePicture(await buffer(image.stream()));
  await (await storage.stage([{ name, bytes }])).publish();
}
