import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedCatalogue } from '@vidyapath/catalogue/app';
import { storeDemoFile, storeImages, type Storage } from '@vidyapath/media/app';
import type { Database } from '@vidyapath/service-kit/database/database';
import { bannerSvg } from './banner';
import { demoCatalogue } from './content/demo-catalogue';
import { demoRecords, type StoredClip } from './demo-records';

/** The committed clips with their true durations. */
const clips = [
  { name: 'lesson-1.mp4', seconds: 14 },
  { name: 'lesson-2.mp4', seconds: 18 },
  { name: 'lesson-3.webm', seconds: 16 },
];

export interface DemoTargets {
  catalogue: Database;
  media: Database;
  storage: Storage;
  /** Folder with the committed clips. */
  clipsFolder: string;
}

/**
 * Fills an empty catalogue. The files go first and are named by their content, so that a load that was cut off is
 * simply repeated by the next start.
 */
export async function loadDemoCatalogue({ catalogue, media, storage, clipsFolder }: DemoTargets): Promise<void> {
  const storedClips: StoredClip[] = [];
  for (const { name, seconds } of clips) {
    storedClips.push({ path: await storeDemoFile(storage, name, await readFile(join(clipsFolder, name))), seconds });
  }
  const motifs = demoCatalogue.flatMap(({ motif, courses }) => courses.map(() => motif));
  const banners = await storeImages(storage, media, drawn(motifs.map(bannerSvg)));
  await seedCatalogue(catalogue, demoRecords(demoCatalogue, banners, storedClips));
}

/** The library is loaded only when there is something to draw: it takes memory that a running platform does not need. */
async function* drawn(pictures: readonly string[]): AsyncGenerator<Buffer> {
  const { default: sharp } = await import('sharp');
  for (const svg of pictures) yield await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
