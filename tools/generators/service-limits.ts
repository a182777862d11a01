import { afterLast } from './edits';

/** Adds the routes of a new service to the table of `docs/limits.md`. */
export function withLimits(text: string, name: string) {
  const rows = [
    `| \`GET /api/${name}/audit\` | Admin, list |`,
    `| \`GET /api/${name}/entries\` | Staff, list |`,
    `| \`GET /api/${name}/entries/:id\` | Staff |`,
    `| \`POST /api/${name}/entries\` | Staff, schema; a call of catalogue for a course that is not known yet |`,
    `| \`GET /internal/${name}/log\` | services with the scope \`${name}-log:read\`, 500 entries and 512 kB a page |`,
    `| \`POST /internal/${name}/events\` | services with the scope \`events:write\`; calls at once of each |`,
  ];
  return afterLast(text, /^\| `[A-Z]+ \//, rows.join('\n'));
}
