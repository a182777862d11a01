import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

interface Case {
  /** An existing file, since lint reads its types. */
  file: string;
  text: string;
  rules: string[];
}

/** Lints the text of each case as the content of its file; returns the violated rules. */
function brokenRules(cases: readonly Case[]): string[][] {
  const script = `
    import { createProjectGraphAsync } from '@nx/devkit';
    import { ESLint } from 'eslint';
    // This writes the graph that the rule of module boundaries reads.
    await createProjectGraphAsync();
    const eslint = new ESLint({ cwd: ${JSON.stringify(root)} });
    const broken = [];
    for (const { file, text } of ${JSON.stringify(cases)}) {
      const [{ messages }] = await eslint.lintText(text, { filePath: file });
      broken.push(messages.filter(({ severity }) => severity === 2).map(({ ruleId, messageId }) => ruleId.startsWith('@nx/') ? messageId : ruleId));
    }
    console.log(JSON.stringify(broken));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.slice(output.lastIndexOf('\n[') + 1)) as string[][];
}

const slowPatterns = String.raw`/\.[^/]*[a-z][^/]*$/.test(''); new RegExp('^(a+)+$').test(''); ''.split(/\s*;/);`;
const slow = ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move'];
const zones = ['import-x/no-restricted-paths'];
const packages = ['no-restricted-imports'];
/** Leaves its project by a relative path. */
const relative = ['noRelativeOrAbsoluteImportsAcrossLibraries'];
/** Not allowed by the table of constraints in `eslint.config.mjs`. */
const constraint = ['onlyTagsConstraintViolation'];
/** In a remote or the shell. */
const remote = ['noImportsOfApps'];

/** For each constraint an import that it refuses. `http` has none: all projects use it, so any import would be a circle. */
const forbiddenImports: [file: string, imported: string][] = [
  ['shared-contracts/platform/routes.ts', 'service-kit/http/etag'],
  ['shared-contracts/client/screens/use-t.ts', 'service-kit/http/etag'],
  ['shared-contracts/ui/icons.tsx', 'service-kit/http/etag'],
  ['shared-contracts/remote-kit/screens.ts', 'build/remote-config'],
  ['shared-contracts/testing/users.ts', 'service-kit/http/etag'],
  ['shared-contracts/build/federation.ts', 'http/category'],
  ['services/kit/src/http/etag.ts', 'client/screens/use-t'],
  ['services/postgres/src/folder-lock.ts', 'client/screens/use-t'],
  ['services/gateway-simulator/src/app.ts', 'postgres/folder-lock'],
  ['services/kit-testing/src/test-database.ts', 'client/screens/use-t'],
  ['services/auth/src/app.ts', 'catalogue/app'],
  ['services/platform/src/serve.ts', 'client/screens/use-t'],
  ['services/deploy/src/edge/site.ts', 'auth/app'],
  ['tools/lib/say.ts', 'gateway-simulator/app'],
  ['shell/src/lib/log.ts', 'service-kit/http/etag'],
  ['mf-public/src/remote.tsx', 'service-kit/http/etag'],
];

const cases: Case[] = [
  ...[
    'services/kit/src/http/etag.ts',
    'shell/src/app/shell-pages.tsx',
    'tools/cli/install/installed.mjs',
    'jest.preset.js',
  ].map((file) => ({ file, text: slowPatterns, rules: slow })),
  { file: 'mf-public/src/features/login/login.page.tsx', text: "import '../signup/signup.page';", rules: zones },
  { file: 'mf-public/src/features/login/login.page.tsx', text: "import '../../app/routes';", rules: zones },
  { file: 'shell/src/lib/log.ts', text: "import '../features/session/session';", rules: zones },
  {
    file: 'services/catalogue/src/modules/categories/categories.service.ts',
    text: "import '../audit/audit.routes';",
    rules: zones,
  },
  {
    file: 'services/catalogue/src/modules/categories/categories.service.ts',
    text: "import '../../app';",
    rules: zones,
  },
  {
    file: 'services/catalogue/src/lib/lists/read-queues.ts',
    text: "import '../../modules/audit/audit.routes';",
    rules: zones,
  },
  { file: 'services/catalogue/src/lib/lists/read-queues.ts', text: "import '../../app';", rules: zones },
  {
    file: 'mf-learning/src/components/byline.tsx',
    text: "import '../features/my-learning/my-learning.page';",
    rules: zones,
  },
  ...(
    [
      ['mf-public/src/remote.tsx', '@mui/material/Button'],
      ['mf-public/src/remote.tsx', '@emotion/styled'],
      ['mf-learning/src/remote.tsx', '@reduxjs/toolkit'],
      ['mf-learning/src/remote.tsx', 'react-redux'],
      ['mf-learning/src/remote.tsx', 'notistack'],
      ['mf-learning/src/remote.tsx', 'draft-js'],
      ['mf-learning/src/remote.tsx', 'fastify'],
      ['services/catalogue/src/app.ts', 'pg'],
      ['services/catalogue/src/app.ts', 'ioredis'],
      ['services/catalogue/src/app.ts', '@aws-sdk/client-s3'],
      ['services/catalogue/src/app.ts', 'nodemailer'],
      ['services/catalogue/src/app.ts', 'graphile-worker'],
      ['services/catalogue/src/app.ts', 'react'],
      ['services/support/src/app.ts', 'sharp'],
      ['services/platform/src/serve.ts', '@vidyapath/auth/caller'],
      ['tools/lib/say.ts', 'react'],
      ['tools/cli/install/installed.mjs', 'react'],
      ['tools/lib/say.ts', '@vidyapath/support/schema'],
    ] as const
  ).map(([file, name]) => ({ file, text: `import '${name}';`, rules: packages })),
  { file: 'tools/lib/say.ts', text: "import '../../services/platform/src/serve';", rules: relative },
  { file: 'services/platform/src/serve.ts', text: "import '../../../tools/lib/say';", rules: relative },
  ...forbiddenImports.map(([file, imported]) => ({
    file,
    text: `import '@vidyapath/${imported}';`,
    rules: constraint,
  })),
  ...[
    "export const slices = ['shell', 'mf-public', 'mf-learning', 'mf-store'];",
    "export const slices = [{ name: 'mf_public' }, { name: 'mf_learning' }, { name: 'mf_store' }];",
  ].map((text) => ({ file: 'shell/e2e/support/remotes.ts', text, rules: ['no-restricted-syntax'] })),
  ...[
    'let at = 0; export const next = () => (at += 1);',
    'export const names = { ...{ first: 1 }, second: 2 };',
    'export const names = [...[1, 2], 3];',
    'const [one, other] = [1, 2]; export const sum = one + other;',
  ].map((text) => ({ file: 'shell/src/lib/log.ts', text, rules: ['no-restricted-syntax'] })),
  {
    file: 'tools/cli/test-migrations.ts',
    text: "export const services = ['auth', 'catalogue', 'media'];",
    rules: ['no-restricted-syntax'],
  },
  { file: 'shell/src/lib/log.ts', text: "import '@vidyapath/mf-public/src/remote';", rules: remote },
  { file: 'mf-public/src/remote.tsx', text: "import '@vidyapath/mf-learning/src/remote';", rules: remote },
];
const broken = brokenRules(cases);

test.each(cases.map(({ file, text, rules }, at) => [file, text, rules, broken[at] ?? []] as const))(
  'lint refuses in %s: %s',
  (_file, _text, rules, found) => {
    expect(found).toEqual(expect.arrayContaining([...rules]));
  },
);
