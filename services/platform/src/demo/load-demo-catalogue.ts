import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedCatalogue } from '@vidyapath/catalogue/app';
import { storeDemoFile, storeDemoLesson, storeImages, storeLessonFile, type Storage } from '@vidyapath/media/app';
import type { Database } from '@vidyapath/service-kit/database/database';
import { bannerSvg } from './banner';
import { demoCatalogue } from './content/demo-catalogue';
import { demoRecords, type StoredClip } from './demo-records';

/** Of the committed clips. Lessons have others, with their true durations, but for previews, which everybody may play too. */
const introduction = { name: 'lesson-1.mp4', seconds: 14 };
const lessons = [
  { name: 'lesson-2.mp4', seconds: 18 },
  { name: 'lesson-3.webm', seconds: 16 },
];

export interface DemoTargets {
  catalogue: Database;
  media: Database;
  storage: Storage;
  /** Folder with the committed clips. */
  clipsFolder: string;
  /** Folder with the committed lesson, which is encoded. */
  lessonFolder: string;
  /** Who uploaded it. */
  staffId: number;
}

/**
 * Fills an empty catalogue. The files are stored first and named by their content, so that the next start can repeat an interrupted load.
 */
export async function loadDemoCatalogue(targets: DemoTargets): Promise<void> {
  const { catalogue, media, storage, clipsFolder, lessonFolder, staffId } = targets;
  const clip = (name: string): Promise<Buffer> => readFile(join(clipsFolder, name));
  const { name: shown, seconds: shownSeconds } = introduction;
  const introductionPath = await storeDemoFile(storage, shown, await clip(shown));
  const preview = { path: await storeLessonFile(storage, shown, await clip(shown)), seconds: shownSeconds };
  const clips: StoredClip[] = [];
  for (const { name, seconds } of lessons)
    clips.push({ path: await storeLessonFile(storage, name, await clip(name)), seconds });
  const motifs = demoCatalogue.flatMap(({ motif, courses }) => courses.map(() => motif));
  const banners = await storeImages(storage, media, drawn(motifs.map(bannerSvg)));
  const lesson = await storeDemoLesson(storage, media, lessonFolder, staffId);
  const files = { banners, introduction: introductionPath, clips, preview, lesson };
  await seedCatalogue(catalogue, demoRecords(demoCatalogue, files));
}

/** The library is loaded only when there is something to draw: it takes memory that a running platform does not need. */
async function* drawn(pictures: readonly string[]): AsyncGenerator<Buffer> {
  const { default: sharp } = await import('sharp');
  for (const svg of pictures) yield await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
