import type { Database } from '@vidyapath/service-kit/database';
import type { ListAids } from '@vidyapath/service-kit/list-query';
import { firstOf } from '../../rows';

/** What is counted: all courses, or those that are public; of all categories, or of one that has to be active. */
export interface TallyFilter {
  publicOnly: boolean;
  activeCategoryId?: number;
}

/** Of the id, as in the tally's trigger. */
const blockBits = 10;

/** Totals and the way to a far page of a list that is not searched, without reading what lies before it. */
export function courseTallies(db: Database, { publicOnly, activeCategoryId = 0 }: TallyFilter): ListAids {
  const counted = (table: 'course_tally_by_category' | 'course_tally_by_block') => {
    const rows = db(table);
    return publicOnly ? rows.where('is_public', true) : rows;
  };
  const total = counted('course_tally_by_category').select(db.raw('coalesce(sum(count), 0)::integer as total'));
  if (activeCategoryId !== 0) {
    const active = db('categories').select('category_id').where({ category_id: activeCategoryId, status: 'Active' });
    return { total: total.whereIn('category_id', active) };
  }
  return {
    total,
    /** The block that the row stands in; ids before it need not be read. */
    seek: async (offset) => {
      const blocks = counted('course_tally_by_block').select('block').sum({ size: 'count' }).groupBy('block').as('blocks');
      const placed = db.from(blocks).select('block', db.raw('sum(size) over (order by block) - size as before')).as('placed');
      const found = await firstOf<{ block: number; before: string }>(
        db.from(placed).where('before', '<=', offset).orderBy('block', 'desc').first(),
      );
      return found && { from: found.block << blockBits, offset: offset - Number(found.before) };
    },
  };
}
