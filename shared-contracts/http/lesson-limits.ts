/** Limits of uploaded lessons and of files of lessons. Not in `limits`, which every page loads. */
export const lessonLimits = {
  /** Of one PATCH of an upload. */
  chunkBytesMax: 8 * 1_024 * 1_024,
  chunkSeconds: 100,
  chunksAtOnce: 4,
  chunksAtOnceInAll: 16,
  unfinishedMax: 200,
  fileNameMax: 255,
  /** Hours after its last byte in which an upload may go on. */
  unfinishedHours: 48,
  secondsMin: 1,
  secondsMax: 6 * 3_600,
  /** Pixels of the longer and the shorter side. */
  widthMax: 3_840,
  heightMax: 2_160,
  framesMax: 120,
  soundsMax: 4,
  captionBytesMax: 2 * 1_024 * 1_024,
  cuesMax: 20_000,
  cueMax: 500,
  /** Assets that are named in one request. */
  idsMax: 200,
  usesShown: 20,
  /** PDFs of a lesson. */
  handout: { bytesMax: 20 * 1_024 * 1_024, titleMax: 200, perLesson: 5 },
} as const;
