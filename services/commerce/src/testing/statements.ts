import type { Database } from '@vidyapath/service-kit/database/database';

/** Parts of the first and the last statement of a step within a transaction. */
const steps: Readonly<Record<string, { first: string; last: string }>> = {
  owned: { first: `hashtext('commerce.grants')`, last: 'from "grants"' },
  give: { first: `hashtext('commerce.grants')`, last: 'insert into "grants"' },
  invoice: { first: 'insert into document_series', last: 'insert into sales_days' },
  creditNote: { first: 'insert into document_series', last: 'insert into sales_days' },
};

/** Calls `reach` before and after these steps; where it throws, the statement fails. */
export function watchSteps(db: Database, reach: (when: 'before' | 'after', step: string) => void): void {
  const names = Object.keys(steps);
  db.on('query', ({ sql }: { sql: string }) => {
    for (const name of names) if (sql.includes(steps[name]?.first ?? '')) reach('before', name);
  });
  db.on('query-response', (_response: unknown, { sql }: { sql: string }) => {
    for (const name of names) if (sql.includes(steps[name]?.last ?? '')) reach('after', name);
  });
}
