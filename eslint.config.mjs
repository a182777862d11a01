import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import i18next from 'eslint-plugin-i18next';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

// ESLint itself reads TypeScript only by a package that the project does not have.
const { importZones } = await tsImport('./tools/lint/import-zones.ts', import.meta.url);
const { servicesIn } = await tsImport('./tools/lib/projects.ts', import.meta.url);
const { packageBans } = await tsImport('./tools/lint/package-bans.ts', import.meta.url);

/** Who may import whom. `*` allows nothing here: a rule that allows everything holds nothing. */
const boundaries = [
  ['scope:http', ['none']],
  ['scope:platform-api', ['scope:http']],
  ['scope:client', ['scope:http', 'scope:platform-api']],
  ['scope:ui', ['scope:http', 'scope:platform-api', 'scope:client']],
  ['scope:remote-kit', ['scope:http', 'scope:platform-api', 'scope:client', 'scope:ui', 'scope:testing']],
  ['scope:testing', ['scope:http', 'scope:platform-api', 'scope:client', 'scope:ui']],
  ['type:build', ['scope:platform-api', 'scope:client', 'scope:ui']],
  ['type:kit', ['scope:http']],
  ['type:postgres', ['scope:http']],
  ['type:simulator', ['scope:http', 'type:kit']],
  ['type:kit-testing', ['scope:http', 'type:kit', 'type:postgres']],
  ['type:service', ['scope:http', 'type:kit']],
  [
    'type:platform',
    ['scope:http', 'scope:platform-api', 'type:kit', 'type:postgres', 'type:service', 'type:simulator'],
  ],
  ['type:deploy', ['scope:http', 'scope:platform-api', 'type:kit', 'type:platform']],
  [
    'type:tools',
    ['type:contract', 'type:build', 'type:kit', 'type:kit-testing', 'type:postgres', 'type:service', 'type:platform'],
  ],
  ['type:shell', ['type:contract', 'type:build']],
  ['type:remote', ['type:contract', 'type:build']],
].map(([sourceTag, onlyDependOnLibsWithTags]) => ({ sourceTag, onlyDependOnLibsWithTags }));

/** Tests of the services' side may use what is made for tests. */
const testedBy = ['type:kit', 'type:service', 'type:simulator', 'type:platform', 'type:deploy'];
const boundariesOfTests = boundaries.map(({ sourceTag, onlyDependOnLibsWithTags: tags }) => ({
  sourceTag,
  onlyDependOnLibsWithTags: testedBy.includes(sourceTag)
    ? [...tags, 'type:kit-testing', 'type:postgres', 'type:simulator']
    : tags,
}));
/** @param {typeof boundaries} depConstraints */
const moduleBoundaries = (depConstraints) => [
  'error',
  {
    depConstraints,
    enforceBuildableLibDependency: false,
    banTransitiveDependencies: false,
    allow: [],
    // The tests of the kit use what is made for tests, which stands on the kit; no file of the kit itself does.
    ignoredCircularDependencies: [['@vidyapath/service-kit', '@vidyapath/kit-testing']],
  },
];

/** Each statement does one thing, so that a reader and a debugger see it on a line of its own. */
const packed = [
  {
    selector: ':not(ExpressionStatement):not(ForStatement) > AssignmentExpression',
    message: 'An assignment is a statement of its own.',
  },
  {
    selector: 'SpreadElement > :matches(ArrayExpression, ObjectExpression)',
    message: 'Write the elements of a literal without spreading it.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"] > ArrayExpression.init:not(:has(> SpreadElement))',
    message: 'Each value has a declaration of its own.',
  },
];

const root = import.meta.dirname;

/** Three names of slices, or of services, in one list, alone or each in an object. */
const projectNames = ['Literal[value=/^mf[-_][a-z_-]+$/]', `Literal[value=/^(${servicesIn(root).join('|')})$/]`];
const namedProjects = projectNames
  .flatMap((name) => [name, `ObjectExpression:has(Property > ${name})`])
  .map((name) => ({
    selector: `ArrayExpression > ${name} ~ ${name} ~ ${name}`,
    message: 'A list of projects comes from their folders, so that a new project is in it.',
  }));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', '**/.nx/**', '**/.cache/**', '**/coverage/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node, sourceType: 'module' },
  },
  { files: ['**/*.cjs', 'jest.preset.js'], languageOptions: { sourceType: 'commonjs' } },
  {
    // A pattern that takes more than linear time keeps everybody waiting who is served by the same process.
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
    },
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries(boundaries),
      'import-x/no-restricted-paths': ['error', { zones: importZones(root) }],
    },
  },
  ...packageBans(root),
  // Rules that need to know types, or all files at once, are oxlint's: .oxlintrc.json and decision 33.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Configuration is parsed once, in server.ts, and handed on.' },
      ],
      'no-console': 'error',
      // A declaration of an untyped package has to follow the file that needs it into every project that imports it.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
    },
  },
  // Written from another service's description by a generator; as long as that service has routes.
  { files: ['services/kit/src/clients/*.d.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared-contracts/{ui,remote-kit}/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks, i18next },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          // They take the name of a text or of a field.
          callees: { exclude: ['t', 'label', 'fieldLabel', 'problemText'] },
          'jsx-attributes': { include: ['aria-label', 'label', 'title', 'placeholder', 'alt'] },
          message: 'Text that a reader sees stands in messages.',
        },
      ],
    },
  },
  {
    files: ['services/*/src/**/*.{test,fixture}.ts', 'services/*/src/**/testing/**', 'services/*/tests/**'],
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries(boundariesOfTests),
      // Tests go through the app of their service.
      'import-x/no-restricted-paths': ['error', { zones: importZones(root, ['app']) }],
    },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'services/kit-testing/**',
      'services/*/{src,tests}/**/testing/**',
      'shared-contracts/testing/**',
      'shell/e2e/**',
      'services/*/tests/**',
    ],
    rules: {
      'i18next/no-literal-string': 'off',
      'max-lines': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['shell/e2e/**'],
    rules: {
      // From the pattern of a fixture's first parameter Playwright reads what it needs.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-globals': [
        'error',
        ...['describe', 'test', 'expect', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'].map((name) => ({
          name,
          message: "Browser tests are Playwright's: import it from support/test.",
        })),
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    rules: {
      'no-sequences': ['error', { allowInParentheses: false }],
      'no-restricted-syntax': ['error', ...packed],
    },
  },
  // Tests of contracts and of the shell's parts make slices up; these are about the real ones.
  {
    files: ['{shell/e2e,services/*/tests,tools}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...packed, ...namedProjects] },
  },
  { files: ['shell/e2e/*.test.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['**/src/{server,pages,openapi}.ts', 'services/*/src/**/cli*.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  // Each command, and each build, is a process of its own.
  { files: ['tools/**', 'shared-contracts/build/**'], rules: { 'no-restricted-properties': 'off' } },
);
