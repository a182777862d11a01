import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@vidyapath/http/limits';
import { ports } from '@vidyapath/platform/edge-policy/paths';
import { runChild } from '../lib/child';
import { OperatorError } from '../lib/operator-error';
import { codeownersFile, codeownersOf } from './codeowners';
import type { Draft } from './draft';
import { afterLast, alikeBlock, replaced } from './edits';
import { withDependency } from './lock-file';
import type { NewProject } from './new-arguments';
import { connectService } from './service-connections';
import { deployService, edgeFiles, serviceScopes } from './service-deployment';
import { withLimits } from './service-limits';
import { sqlWords } from './sql-words';
import { camel, capitalized, pascal, pinsOf } from './words';

/** The new project gets the same packages as this one. */
const like = 'services/support';
/** Names that packages, hosts and schemas already use. */
const taken = [
  'shell',
  'edge',
  'pages',
  'postgres',
  'redis',
  'storage',
  'client',
  'ui',
  'build',
  'testing',
  'service-kit',
  'platform-api',
  'http',
  'public',
  'information-schema',
  'client-errors',
];

/** The last line of a member that is a list, also if Prettier has broken it into lines. */
const listEnd = /^ {2}(?:[\w']\S*: \[.*)?\],$/;

export async function draftService(draft: Draft, { name }: NewProject) {
  const { root, edit } = draft;
  const project = `services/${name}`;
  await assertFree(root, name);
  const port = Math.max(...Object.values(ports)) + 1;
  const Name = pascal(name);
  const id = camel(name);
  const schema = name.replaceAll('-', '_');
  const title = capitalized(name);
  const key = name === id ? name : `'${name}'`;
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '');

  draft.template('service', project, { name, Name, camel: id, schema, title, port, date, pin: pinsOf(draft, like) });
  draft.template('service-schema', 'shared-contracts/http', { name, Name, camel: id });
  draft.template('service-platform', 'services/platform/src', { name });
  draft.template('service-deploy', 'services/deploy/tests', { name });
  draft.install(project, like);
  edit('shared-contracts/http/paths.ts', (text) =>
    afterLast(
      text,
      /^ {2}\w+: /,
      `  ${id}Entries: '/api/${name}/entries',\n  ${id}Entry: (id: string) => \`/api/${name}/entries/\${id}\`,`,
    ),
  );
  edit('shared-contracts/http/limits.ts', (text) =>
    afterLast(text, /^ {2}\w+: \{.*\},$/, `  ${id}: { titleMax: 200 },`),
  );
  edit(
    'services/platform/src/edge-policy/paths.ts',
    (text) => replaced(text, /const ports = \{/, `const ports = { ${key}: ${port},`),
    (text) => afterLast(text, /^ {2}\{ path: /, `  { path: '/api/${name}/', owner: '${name}', manner: 'plain' },`),
  );
  edit(
    'services/platform/src/plain-services.ts',
    (text) =>
      afterLast(
        text,
        /^import .* from '@vidyapath\/[a-z-]+\/app';$/,
        `import { ${id}Migrations, ${id}Plugin, ${id}Schema } from '@vidyapath/${name}/app';`,
      ),
    (text) =>
      alikeBlock(
        text,
        /^ {2}support: \{$/,
        () => `  ${key}: {
    schema: ${id}Schema,
    migrations: ${id}Migrations,
    mount: (app, { db, tokens, caller }) =>
      app.register(${id}Plugin, { db, tokens, catalogue: caller.clientOf('catalogue', caller.auth) }),
  },`,
      ),
  );
  edit('services/platform/src/service-scopes.ts', (text) =>
    afterLast(text, listEnd, `  ${key}: [${serviceScopes.map((scope) => `'${scope}'`).join(', ')}],`),
  );
  edit('services/platform/package.json', (text) =>
    replaced(text, /^( +)("@vidyapath\/support": "1\.0\.0",)/m, `$1$2\n$1"@vidyapath/${name}": "1.0.0",`),
  );
  edit('package-lock.json', (text) => withDependency(text, 'services/platform', `@vidyapath/${name}`));
  edit('docs/limits.md', (text) => withLimits(text, name));
  edit(codeownersFile, () => codeownersOf(root, project));
  edit('ARCHITECTURE.md', (text) =>
    afterLast(text, /^ {2}learning\/ {2,}/, `  ${`${name}/`.padEnd(18)} ${title.toLowerCase()}`),
  );
  deployService(draft, { name, port });
  connectService(draft, name);
  draft.finish([], () => written(root, project, ['../kit/bin/openapi.ts']));
  draft.finish(edgeFiles, () =>
    written(root, 'services/deploy', ['src/edge/cli-render.ts'], ['src/containers/cli-site.ts']),
  );

  return {
    done: `${project} is created: it answers /api/${name}/entries, with ${name} as its schema in the database and its own port ${port}.`,
    next: [
      `npm start                                       serves it with the other services; its own process: npm start -w ${project}`,
      `cd ${project} && npx jest                          its tests, on PostgreSQL`,
      `services/platform/src/${name}.test.ts, services/deploy/tests/${name}.deploy.ts`,
      '                                                tests with the other services in one process, and with kills behind nginx (npm run test:deploy)',
      `shared-contracts/http/${name}.ts                its requests and answers; then npm run openapi -w ${project}`,
      `npm test                                        before it is handed in`,
      'By hand:',
      `its own secret in each deployment: ${name.toUpperCase().replaceAll('-', '_')}_SERVICE_SECRET for compose; for Kubernetes the key ${name} of the secret vidyapath-services, and in its clients the scopes ${serviceScopes.join(', ')}`,
      `the subscribers of ${name}.entry-changed: each names its log in its registerEvents, and has the scope ${name}-log:read`,
    ],
  };
}

async function assertFree(root: string, name: string) {
  if (existsSync(join(root, 'services', name))) throw new OperatorError(`services/${name} already exists.`);
  const manifest = join(root, 'services/deploy/kubernetes/base', `${name}.yaml`);
  if (
    taken.includes(name) ||
    existsSync(manifest) ||
    sqlWords.has(name) ||
    name.startsWith('pg-') ||
    name.startsWith('mf-')
  )
    throw new OperatorError(`${name} is the name of something else; choose another.`);
  if (existsSync(join(root, 'shared-contracts/http', `${name}.ts`)) || camel(name) in limits)
    throw new OperatorError(`${name} has a meaning in shared-contracts/http already; choose another name.`);
}

/** Runs programs of a project that write its files. */
async function written(root: string, project: string, ...programs: string[][]) {
  for (const program of programs) {
    const { code, output } = await runChild(process.execPath, ['--import', 'tsx', ...program], {
      cwd: join(root, project),
      env: { ...process.env, NODE_ENV: '' },
    });
    if (code !== 0) throw new Error(`${project}/${program[0]} failed: ${output.trim()}`);
  }
}
