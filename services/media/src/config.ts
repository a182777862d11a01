import { lessonLinkVariables } from '@vidyapath/service-kit/domain/access/lesson-links';
import {
  commonVariables,
  loadConfig,
  OperatorError,
  portVariable,
  tokenVariables,
} from '@vidyapath/service-kit/process/config';
import { fakePath } from './modules/encodings/encoding-settings';
import { Type, type Static } from 'typebox';

/** Of `npm start` too. */
export const encoderVariables = {
  FFMPEG_PATH: Type.String({ default: '', takes: 'the path of ffmpeg, or nothing for the one on PATH or npm’s' }),
  FFPROBE_PATH: Type.String({ default: '', takes: 'the path of ffprobe, or nothing for the one on PATH or npm’s' }),
  ENCODERS: Type.Integer({
    default: 1,
    minimum: 0,
    maximum: 16,
    takes: 'how many lessons are encoded at a time, 0 to 16',
  }),
  SCRATCH_DIR: Type.String({ default: '', takes: 'a folder for encodings, or nothing for one in STORAGE_DIR' }),
};

export const mediaVariables = {
  STORAGE_DIR: Type.String({ default: '.data/media', minLength: 1, takes: 'a folder for uploads' }),
  S3_ENDPOINT: Type.String({
    default: '',
    pattern: '^$|^https?://[^\\s/?#]+/?$',
    takes: 'the address of an S3-compatible store, or nothing for STORAGE_DIR',
  }),
  S3_BUCKET: Type.String({
    default: '',
    pattern: '^$|^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
    takes: 'the name of a bucket',
  }),
  S3_REGION: Type.String({ default: 'us-east-1', pattern: '^[a-z0-9-]+$', takes: 'a region' }),
  S3_ACCESS_KEY_ID: Type.String({ default: '', takes: 'the id of a key of the store', secret: true }),
  S3_SECRET_ACCESS_KEY: Type.String({ default: '', takes: 'the secret of that key', secret: true }),
  ...encoderVariables,
  LESSON_MAX_BYTES: Type.Integer({ default: 8 * 1_024 ** 3, minimum: 1, takes: 'bytes of one file of a lesson' }),
  LESSON_QUOTA_BYTES: Type.Integer({
    default: 0,
    minimum: 0,
    takes: 'bytes of all files of lessons together, or 0 for what the storage has',
  }),
  MEDIA_PROBE_ALLOW_HOSTS: Type.String({
    default: '',
    pattern: '^$|^[^\\s,/@]+:[0-9]{1,5}( *, *[^\\s,/@]+:[0-9]{1,5})*$',
    takes: 'host:port, several separated by commas, or nothing',
  }),
  YOUTUBE_API_KEY: Type.String({
    default: '',
    pattern: '^[\\w-]*$',
    takes: 'a key of the YouTube data API, or nothing',
    secret: true,
  }),
};

const schema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  ...lessonLinkVariables,
  ...mediaVariables,
  PORT: portVariable(4303),
  CATALOGUE_URL: Type.String({
    default: 'http://127.0.0.1:4302',
    pattern: '^https?://[^\\s/?#@]+$',
    takes: "the catalogue's address such as http://127.0.0.1:4302",
  }),
});
export type MediaConfig = Readonly<Static<typeof schema>>;

const s3Variables = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export function readConfig(env: Record<string, string | undefined>): MediaConfig {
  const config = loadConfig(schema, env);
  if (config.FFMPEG_PATH === fakePath && env.NODE_ENV === 'production')
    throw new OperatorError(['FFMPEG_PATH: takes the path of ffmpeg with NODE_ENV=production, got "fake"']);
  const missing = config.S3_ENDPOINT ? s3Variables.filter((name) => !config[name]) : [];
  if (missing.length > 0)
    throw new OperatorError(missing.map((name) => `${name}: takes a value when S3_ENDPOINT is set, got nothing`));
  return config;
}
