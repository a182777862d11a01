import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

interface Case {
  /** A file that exists: types are looked up for it. */
  file: string;
  text: string;
  rules: string[];
}

/** Lints the text of each case as if it stood in its file; gives the rules that it breaks. */
function brokenRules(cases: readonly Case[]): string[][] {
  const script = `
    import { createProjectGraphAsync } from '@nx/devkit';
    import { ESLint } from 'eslint';
    // The rule of module boundaries reads the graph that this leaves.
    await createProjectGraphAsync();
    const eslint = new ESLint({ cwd: ${JSON.stringify(root)} });
    const broken = [];
    for (const { file, text } of ${JSON.stringify(cases)}) {
      const [{ messages }] = await eslint.lintText(text, { filePath: file });
      broken.push(messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId));
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
const boundaries = ['@nx/enforce-module-boundaries'];

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
  { file: 'mf-public/src/remote.tsx', text: "import '@mui/material/Button';", rules: packages },
  { file: 'mf-learning/src/remote.tsx', text: "import '@reduxjs/toolkit';", rules: packages },
  { file: 'mf-learning/src/remote.tsx', text: "import 'notistack';", rules: packages },
  { file: 'services/catalogue/src/app.ts', text: "import 'pg';", rules: packages },
  { file: 'services/catalogue/src/app.ts', text: "import 'react';", rules: packages },
  { file: 'services/support/src/app.ts', text: "import 'sharp';", rules: packages },
  { file: 'services/platform/src/serve.ts', text: "import '@vidyapath/auth/caller';", rules: packages },
  { file: 'tools/lib/say.ts', text: "import 'react';", rules: packages },
  { file: 'tools/cli/install/installed.mjs', text: "import 'react';", rules: packages },
  { file: 'tools/lib/say.ts', text: "import '@vidyapath/support/schema';", rules: packages },
  { file: 'tools/lib/say.ts', text: "import '../../services/platform/src/serve';", rules: boundaries },
  { file: 'services/platform/src/serve.ts', text: "import '../../../tools/lib/say';", rules: boundaries },
];
const broken = brokenRules(cases);

test.each(cases.map(({ file, text, rules }, at) => [file, text, rules, broken[at] ?? []] as const))(
  'lint refuses in %s: %s',
  (_file, _text, rules, found) => {
    expect(found).toEqual(expect.arrayContaining([...rules]));
  },
);
