import { uuidPattern } from './uuid';

/* Names of lesson assets. Without a schema, so that a page pays for the names alone. */

export const assetStatuses = ['uploading', 'waiting', 'checking', 'encoding', 'ready', 'failed'] as const;
export type AssetStatus = (typeof assetStatuses)[number];

const assetAddress = new RegExp(`^/media/lessons/(${uuidPattern})$`);

/** What the record of a lesson has as its address where the lesson is an asset. */
export const addressOfAsset = (assetId: string): string => `/media/lessons/${assetId}`;

/** The asset that an address names; undefined: it is an address of something else. */
export const assetOfAddress = (address: string): string | undefined => assetAddress.exec(address)?.[1];

/** Why an asset, or its next version, failed. Each has words in the messages of screens. */
export const assetProblems = [
  'not-a-video',
  'no-picture',
  'picture-too-large',
  'too-long',
  'odd-frame-rate',
  'damaged',
  'encoder-failed',
  'no-room',
  'interrupted',
] as const;
export type AssetProblem = (typeof assetProblems)[number];

export const renditionNames = ['audio', '144p', '240p', '360p', '480p', '720p'] as const;
export type RenditionName = (typeof renditionNames)[number];

export const captionLanguages = ['en', 'hi', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'ta', 'te', 'ur'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

export const captionOrigins = ['file', 'automatic', 'edited'] as const;

/** Endings of files that may be uploaded, without the dot, in lower case. */
export const lessonFileEndings = ['mp4', 'm4v', 'mov', 'mkv', 'webm'] as const;
