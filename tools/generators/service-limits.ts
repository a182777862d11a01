import { basename } from 'node:path';
import { afterLast } from './edits';

/** Adds the routes of a new service to the table of `docs/limits.md`. */
export function withLimits(text: string, name: string) {
  const own = (file: string) => `[${basename(file)}](../services/${name}/src/${file})`;
  const audit = '[audit.test.ts](../services/kit/src/audit/audit.test.ts)';
  const entries = own('modules/entries/entries.test.ts');
  const rows = [
    [`GET /api/${name}/audit`, '2 queries, 1,000 rows', 'Admin, list limit', audit],
    [`GET /api/${name}/entries`, '2 queries, 1,000 rows a page', 'Staff, list limits', entries],
    [`GET /api/${name}/entries/:id`, '1 row', 'Staff', entries],
    [
      `POST /api/${name}/entries`,
      '1 call of catalogue for a course that is not known yet, 1 row, 1 audit row',
      'Staff',
      own('modules/courses/courses.test.ts'),
    ],
    [
      `POST /internal/${name}/events`,
      '1 transaction, 1 row and 1 job; a 404 for visitors',
      'services with the scope `events:write`; 10 calls of each at once',
      own('access-matrix.test.ts'),
    ],
  ];
  const added = rows.map(([route, ...cells]) => `| ${[`\`${route}\``, ...cells].join(' | ')} |`);
  return afterLast(text, /^\| `[A-Z]+ \/api\/support\//, added.join('\n'));
}
