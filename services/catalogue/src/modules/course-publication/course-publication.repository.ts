import { assetOfAddress } from '@vidyapath/http/lesson-names';
import type { Knex } from 'knex';
import { firstOf, rowsOf } from '../../lib/lists/rows';
import { findPlayableAsset } from '../lesson-assets/lesson-assets';

export interface Plan {
  publish_at: Date | null;
  publish_by: number | null;
}

/** Locks the course. */
export const findPlan = (trx: Knex.Transaction, courseId: number): Promise<Plan | undefined> =>
  firstOf(trx('courses').where('course_id', courseId).forUpdate().first('publish_at', 'publish_by'));

export interface ModuleFacts {
  module_name: string;
  lessons: number;
}

export interface LessonFacts {
  video_id: number;
  /** Whether learners have it. */
  counts: boolean;
  /** Whether its file is missing, or cannot be played yet. */
  unplayable: boolean;
  /** Of an asset that nobody has approved captions for. */
  without_captions: boolean;
}

export interface ReadinessFacts {
  category_active: boolean;
  introduction_plays: boolean;
  modules: ModuleFacts[];
  lessons: LessonFacts[];
}

export async function findReadinessFacts(
  on: Knex,
  { course_id, category_id, video_path }: { course_id: number; category_id: number; video_path: string },
): Promise<ReadinessFacts> {
  const asset = assetOfAddress(video_path);
  const category: unknown = await on('categories').where({ category_id, status: 'Active' }).first('category_id');
  return {
    category_active: category !== undefined,
    introduction_plays: asset ? (await findPlayableAsset(on, asset)) !== undefined : video_path !== '',
    modules: await findModules(on, course_id),
    lessons: await findLessons(on, course_id),
  };
}

const findModules = (on: Knex, courseId: number): Promise<ModuleFacts[]> =>
  rowsOf(
    on('course_modules as m')
      .leftJoin('module_videos as v', 'v.module_id', 'm.module_id')
      .where('m.course_id', courseId)
      .groupBy('m.module_id')
      .orderBy('m.sequence_no')
      .select('m.module_name', on.raw('count(v.video_id)::integer as lessons')),
  );

const findLessons = (on: Knex, courseId: number): Promise<LessonFacts[]> =>
  rowsOf(
    on('module_videos as v')
      .join('course_modules as m', 'm.module_id', 'v.module_id')
      .leftJoin('assets as a', 'a.asset_id', 'v.asset_id')
      .where('v.course_id', courseId)
      .orderBy(['m.sequence_no', 'v.sequence_no'])
      .select('v.video_id', on.raw("v.counts and m.status = 'Active' as counts"))
      .select(on.raw('v.asset_id is not null and (a.playable is not true or a.deleted) as unplayable'))
      .select(
        on.raw(`v.asset_id is not null and not exists (
          select from json_array_elements(a.captions) caption where (caption ->> 'approved')::boolean
        ) as without_captions`),
      ),
  );
