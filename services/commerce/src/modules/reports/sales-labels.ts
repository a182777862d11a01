import type { SalesGroup } from '@vidyapath/http/commerce-names';
import { stateNames } from '@vidyapath/http/state-codes';
import type { Database } from '@vidyapath/service-kit/database/database';
import { noKey } from '../../lib/sales/sales-amounts';

const withoutKey: Partial<Record<SalesGroup, string>> = {
  course: 'Plans',
  plan: 'Single courses',
  coupon: 'Without coupon',
  method: 'Without payment',
};

/** What readers call a key; a course or plan as it is called now, or as it was sold where it is gone. */
export async function salesLabels(
  db: Database,
  group: SalesGroup,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const titles = group === 'course' || group === 'plan' ? await titlesOf(db, group, keys) : undefined;
  return (key) => {
    if (key === noKey) return withoutKey[group] ?? key;
    if (group === 'state') return key in stateNames ? stateNames[key as keyof typeof stateNames] : key;
    return titles?.get(key) ?? key;
  };
}

async function titlesOf(db: Database, group: 'course' | 'plan', keys: readonly string[]): Promise<Map<string, string>> {
  const ids = keys.filter((key) => key !== noKey).map(Number);
  const { rows } = await db.raw<{ rows: { id: number; title: string }[] }>(
    `select wanted.id, coalesce(nullif(known.title, ''), sold.title) as title
     from unnest(?::integer[]) as wanted (id)
     left join :table: known on known.:column: = wanted.id
     left join lateral (select title from order_items where order_items.:column: = wanted.id limit 1) sold on true`
      .replaceAll(':table:', group === 'course' ? 'courses' : 'plans')
      .replaceAll(':column:', `${group}_id`),
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [String(id), title]));
}
