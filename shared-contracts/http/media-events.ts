import { type Static, Type } from 'typebox';
import { AssetCaptionSchema, RenditionSchema, StoryboardSchema } from './lesson-assets';

/** An asset after a change of what others need of it; never for a percent. */
export const AssetChangeSchema = Type.Object({
  asset_id: Type.String(),
  /** Grows with each change of this asset. */
  version: Type.Integer(),
  deleted: Type.Boolean(),
  playable: Type.Boolean(),
  /** Whether nothing plays and its file failed. */
  failed: Type.Boolean(),
  /** Of what plays; 0: nothing. */
  file_version: Type.Integer(),
  duration_seconds: Type.Integer(),
  /** The file's name below the address of the version; null: none. */
  poster: Type.Union([Type.String(), Type.Null()]),
  storyboard: Type.Union([StoryboardSchema, Type.Null()]),
  /** With the file's name below the address of the version. */
  captions: Type.Array(Type.Intersect([AssetCaptionSchema, Type.Object({ file: Type.String() })])),
  renditions: Type.Array(RenditionSchema),
});
export type AssetChange = Static<typeof AssetChangeSchema>;

/** Present states of the assets that a caller asked for; those that never were are left out. */
export const AssetChangesSchema = Type.Object({ items: Type.Array(AssetChangeSchema) });

/** Published by media. */
export const assetChanged = {
  type: 'media.asset-changed',
  version: 1,
  body: AssetChangeSchema,
  record: { name: 'asset', id: 'asset_id' },
};

/** Published by media when the file of an asset failed. */
export const lessonFailed = {
  type: 'media.lesson-failed',
  version: 1,
  body: Type.Object({
    asset_id: Type.String(),
    title: Type.String(),
    problem: Type.String(),
    /** Who uploaded it. */
    user_id: Type.Integer(),
    version: Type.Integer(),
  }),
};
export type LessonFailed = Static<typeof lessonFailed.body>;
