import { shareSize } from '@vidyapath/http/image-variants';
import { openImage } from './open-image';

const qualities = [82, 70, 58, 44, 30, 18];
/** WhatsApp shows no larger picture. */
const bytesMax = 290_000;

/** The picture that a shared link shows, of a stored image: its middle, enlarged if it is smaller. */
export async function makeSharePicture(image: Buffer): Promise<Buffer> {
  const pixels = openImage(image)
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#fff' });
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await pixels.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (encoded.length <= bytesMax) break;
  }
  return encoded;
}
