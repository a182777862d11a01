import sharp from 'sharp';

/** A JPEG as a camera would make it: 1600 × 900, with EXIF. */
export async function bannerJpeg(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#2F2E7A' } })
    .composite([
      { input: Buffer.from('<svg width="1600" height="900"><circle cx="800" cy="450" r="300" fill="#E8761A"/></svg>') },
    ])
    .withExif({ IFD0: { Artist: 'Camera owner' } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: 'banner.jpg', mimeType: 'image/jpeg', buffer };
}
