import type { TokenCheckOptions } from '@vidyapath/service-kit/auth/auth-token';
import type { ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { LessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { createEvents, type Events } from '@vidyapath/service-kit/events/events';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import { type ConcurrencyLimit, createConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import { openFilesMax, type Storage } from './lib/storage/storage';
import { type ProbeOptions, type ProbeSettings, probeSettingsOf } from './modules/durations/probe/probe-settings';
import { type EncodingOptions, type EncodingSettings, encodingSettingsOf } from './modules/encodings/encoding-settings';
import { createDecoder, type Decoder } from './modules/images/decoder';

/** Each holds a file, or a connection to the store, while a slow client reads. */
const filesAtOnce = { perKey: 100, total: openFilesMax, sentence: 'Too many files are being read.' };

export type CatalogueClient = ServiceClient<CataloguePaths>;

export interface MediaOptions extends ProbeOptions {
  db: Database;
  storage: Storage;
  tokens: TokenCheckOptions;
  /** Checks whether an address of a lesson file or handout, or the cookie for an asset, was signed for its sender; signs that cookie for staff. */
  lessonLinks: Pick<LessonLinks, 'sessionOf' | 'readerOf' | 'handoutReader' | 'setAssetCookie'>;
  /** Knows which lessons use an asset. Left out: no lesson uses any. */
  catalogue?: CatalogueClient | undefined;
  /** Left out: uploaded files wait. */
  encoding?: EncodingOptions;
  /** Of one upload; 8 GiB by default. */
  lessonBytesMax?: number | undefined;
  /** Of all originals and renditions; by default what the storage has. */
  lessonQuotaBytes?: number | undefined;
  now?: () => Date;
}

const lessonBytesMaxByDefault = 8 * 1_024 ** 3;

/** What media's modules work with. */
export interface MediaContext extends Pick<MediaOptions, 'db' | 'storage' | 'lessonLinks'> {
  lessonBytesMax: number;
  lessonQuotaBytes: number | undefined;
  now: () => Date;
  events: Events;
  jobs: Jobs;
  clients: Pick<MediaOptions, 'catalogue'>;
  /** Of all readers together. */
  openFiles: ConcurrencyLimit;
  decoder: Decoder;
  /** Those that are being made, by name. */
  sharePictures: Map<string, Promise<void>>;
  encoding: EncodingSettings;
  probe: ProbeSettings;
}

export function createContext(app: TypedApp, options: MediaOptions): MediaContext {
  const { db, storage, lessonLinks, catalogue, encoding, now = () => new Date(), ...others } = options;
  const { lessonBytesMax = lessonBytesMaxByDefault, lessonQuotaBytes, ...probe } = others;
  return {
    db,
    storage,
    lessonLinks,
    lessonBytesMax,
    lessonQuotaBytes,
    now,
    events: createEvents({ now }),
    jobs: createJobs(app, { db, now }),
    clients: { catalogue },
    openFiles: createConcurrencyLimit(filesAtOnce),
    decoder: createDecoder({ metrics: app.metrics }),
    sharePictures: new Map(),
    encoding: encodingSettingsOf(encoding, app.log),
    probe: probeSettingsOf(probe),
  };
}
