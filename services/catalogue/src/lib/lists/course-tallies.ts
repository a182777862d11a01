import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListHints, OffsetIndex } from '@vidyapath/service-kit/lists/list-query';
import type { ContentVersion } from '../cache/content-version';
import { rowsOf } from './rows';
import { activeCategory } from './active-category';

/** The counted courses: all or the public ones; of all categories, or of one that has to be active. */
export interface TallyFilter {
  publicOnly: boolean;
  activeCategoryId?: number;
}

interface Block {
  block: number;
  size: string;
}

/** Of the id, as in the tally's trigger. */
const blockBits = 10;

/** Totals and far pages of lists that are not searched, without reading the rows before a page. */
export function createCourseTallies(db: Database, version: ContentVersion) {
  const indexes = new Map<boolean, { version: string; index: Promise<OffsetIndex> }>();
  const counted = (table: 'course_tally_by_category' | 'course_tally_by_block', publicOnly: boolean) => {
    const rows = db(table);
    return publicOnly ? rows.where('is_public', true) : rows;
  };
  const readOffsets = async (publicOnly: boolean): Promise<OffsetIndex> => {
    const blocks = counted('course_tally_by_block', publicOnly)
      .select('block')
      .sum({ size: 'count' })
      .groupBy('block')
      .orderBy('block');
    return offsetsOf(await rowsOf<Block>(blocks));
  };
  /** Read once for each version of the content. */
  const offsets = async (publicOnly: boolean): Promise<OffsetIndex> => {
    const current = await version.current();
    const known = indexes.get(publicOnly);
    if (known?.version === current) return known.index;
    const fresh = readOffsets(publicOnly);
    indexes.set(publicOnly, { version: current, index: fresh });
    fresh.catch(() => indexes.delete(publicOnly));
    return fresh;
  };
  return ({ publicOnly, activeCategoryId = 0 }: TallyFilter): ListHints => {
    const total = counted('course_tally_by_category', publicOnly).select(
      db.raw('coalesce(sum(count), 0)::integer as total'),
    );
    if (activeCategoryId === 0) return { total, offsets: () => offsets(publicOnly) };
    return { total: total.whereIn('category_id', activeCategory(db, activeCategoryId)) };
  };
}

export type CourseTallies = ReturnType<typeof createCourseTallies>;

function offsetsOf(blocks: readonly Block[]): OffsetIndex {
  let total = 0;
  const starts = blocks.map(({ block, size }) => {
    const start = { from: block << blockBits, before: total };
    total += Number(size);
    return start;
  });
  return {
    total,
    seek: (offset) => {
      const start = starts.findLast(({ before }) => before <= offset);
      return start && { from: start.from, offset: offset - start.before };
    },
  };
}
