import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { makeSharePicture } from './share-picture';

test('noise, which takes most bytes, is small enough', async () => {
  const noise = sharp(randomBytes(1_280 * 720 * 3), { raw: { width: 1_280, height: 720, channels: 3 } });
  const picture = await makeSharePicture(await noise.webp({ quality: 78 }).toBuffer());
  expect(picture.length).toBeLessThan(300_000);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1_200, height: 630 });
});

test('transparency is white', async () => {
  const clear = sharp({ create: { width: 400, height: 210, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const picture = await makeSharePicture(await clear.webp().toBuffer());
  const { channels } = await sharp(picture).stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(250);
});
