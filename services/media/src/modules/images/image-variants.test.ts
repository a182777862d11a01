import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { imageWidths } from '@vidyapath/http/image-variants';
import sharp from 'sharp';
import { recordLongestLoopDelay } from '@vidyapath/kit-testing/longest-loop-delay';
import {
  formats,
  manyChunks,
  pngChunk,
  pngHeader,
  sampleImage,
  sampleJpegWithPlace,
  samplePicture,
} from '../../testing/sample-images';
import { makeVariants } from './image-variants';

recordLongestLoopDelay();

const widthsOf = async (upload: Buffer) => {
  const { variants } = await makeVariants(upload);
  return Promise.all([...variants.values()].map(async (bytes) => (await sharp(bytes).metadata()).width));
};

/** Sensor noise over a soft picture; noise takes most bytes of a photograph. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .blur(1.2)
    .png()
    .toBuffer();
  return samplePicture(width, height)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

describe('makeVariants', () => {
  it.each(formats)('accepts %s', async (format) => {
    const { bytes, width, height } = await makeVariants(await sampleImage(format));
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect([width, height]).toEqual([64, 48]);
  });

  it('makes every width of a wide image and does not enlarge a narrow one', async () => {
    expect(await widthsOf(await sampleImage('png', 1_500, 600))).toEqual([...imageWidths]);
    expect(await widthsOf(await sampleImage('png', 400, 200))).toEqual([320, 400, 400, 400]);
  });

  it('keeps a photograph small in every width', async () => {
    const { variants } = await makeVariants(await photograph(1_600, 1_000));
    expect(Math.max(...[...variants.values()].map((bytes) => bytes.length))).toBeLessThanOrEqual(60_000);
  });

  it('turns a picture upright and removes camera and place', async () => {
    const upload = await sampleJpegWithPlace();
    expect(upload.toString('latin1')).toContain('SecretCamera');
    const { bytes, width, height } = await makeVariants(upload);
    expect([width, height]).toEqual([32, 64]);
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS|EXIF/);
  });

  it('removes a payload behind the picture', async () => {
    const upload = Buffer.concat([await sampleImage('jpeg'), Buffer.from('<script>payload()</script>')]);
    expect((await makeVariants(upload)).bytes.toString('latin1')).not.toContain('payload');
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all([0, 1, 2].map(() => sampleImage('png', 20, 20)));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { bytes, height } = await makeVariants(animation);
    expect(height).toBe(20);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<!doctype html><script>1</script>')],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['nothing', Buffer.alloc(0)],
    ['a bare header', pngHeader(10, 10).subarray(0, 20)],
    ['a header with other bytes', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)])],
  ])('refuses %s', async (_what, upload) => {
    await expect(makeVariants(upload)).rejects.toMatchObject({ name: 'ImageError', reason: 'not-an-image' });
  });

  it.each(formats)('refuses %s that is truncated', async (format) => {
    const whole = await sampleImage(format, 200, 200);
    const truncated = whole.subarray(0, Math.floor(whole.length / 2));
    await expect(makeVariants(truncated)).rejects.toMatchObject({ reason: 'not-an-image' });
  });

  it('refuses too many pixels by the header alone', async () => {
    await expect(makeVariants(pngHeader(30_000, 30_000))).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('accepts 40 megapixels of 8 bits with transparency, and none with more bits', async () => {
    const flat = sharp({
      create: { width: 8_000, height: 5_000, channels: 4, background: { r: 99, g: 0, b: 99, alpha: 0.5 } },
    });
    expect((await makeVariants(await flat.clone().png({ compressionLevel: 1 }).toBuffer())).height).toBe(800);
    const deep = await flat.toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
    await expect(makeVariants(deep)).rejects.toMatchObject({
      reason: 'too-large',
      message: expect.stringContaining('colour depth') as string,
    });
  });

  it('refuses an animation of 10,000 frames', async () => {
    await expect(makeVariants(endlessGif(10_000))).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('refuses compressed texts that are too large when unpacked', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(7_000_000))]);
    const bomb = pngHeader(
      10,
      10,
      Array.from({ length: 50 }, () => pngChunk('zTXt', text)),
    );
    await expect(makeVariants(bomb)).rejects.toMatchObject({ reason: 'too-large' });
  });

  it.each(['zTXt', 'tEXt', 'iTXt', 'abCd'])('refuses a PNG with 340,000 empty chunks %s', async (type) => {
    await expect(makeVariants(manyChunks(type, 340_000))).rejects.toMatchObject({ reason: 'too-large' });
  });
});

function endlessGif(frames: number): Buffer {
  const screen = Buffer.from('474946383961010001008000000000000ffffff'.padEnd(38, '0').slice(0, 38), 'hex');
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024401003b', 'hex').subarray(0, 23);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
