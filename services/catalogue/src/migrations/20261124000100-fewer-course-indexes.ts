import { dropIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Knex } from 'knex';

export const name = '20261124000100-fewer-course-indexes';

export const inOneTransaction = false;

/**
 * No screen sorts by these long texts. The index of public courses served what `courses_sort_8_idx` serves, too. Each remaining index
 * serves a query of a screen, with a million courses:
 *
 * | index | query |
 * | --- | --- |
 * | `courses_pkey` | a course by its id; the lists of staff and their search, in the order of ids; near matches |
 * | `courses_category_id_idx` | the courses of a category; whether a category may be deleted |
 * | `courses_sort_0_idx` to `_7_idx` | the list of staff by name, language, author, rating, the two prices, premium and best seller, and its last page |
 * | `courses_sort_8_idx` | the same by public; the public courses in the order of their ids |
 * | `courses_search_idx` | the search of staff |
 * | `courses_public_search_idx` | the search of visitors |
 * | `courses_name_search_idx` | courses with the searched text in their name, which come first; the search of modules by their course's name |
 */
export const up = (db: Knex): Promise<void> =>
  dropIndexes(db, [
    'courses_description_idx',
    'courses_info_idx',
    'courses_banner_idx',
    'courses_video_idx',
    'courses_public_idx',
  ]);
