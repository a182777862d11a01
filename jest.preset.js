const esmOnly = [
  'typebox', '@fastify/type-provider-typebox', 'react-router', 'msw', '@mswjs', '@open-draft', 'until-async', 'mitt', 'valibot', 'file-type',
  'strtok3', '@tus', 'srvx', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit', 'rettime', 'react-error-boundary', 'headers-polyfill', 'qr',
];

/** TypeScript goes through swc; packages that ship ES modules only are transformed too, since jest loads CommonJS. */
module.exports = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Real databases and whole screens that are typed into, on machines that may be busy; nothing here measures time. Of several projects jest takes the first one's.
  testTimeout: 180_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', ...(process.env.TEST_LENGTH === 'long' ? [] : ['\\.long\\.test\\.'])],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '^.+\\.(mjs|[cm]?[jt]sx?)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.map((name) => name.replace('/', '\\/')).join('|')})/)`],
  reporters: ['default', ...['./tools/cli/test/long-file-reporter.cjs', './shared-contracts/testing/contract/unused-expectations.reporter.cjs'].map((name) => require.resolve(name))],
  setupFilesAfterEnv: [require.resolve('./shared-contracts/testing/async-timeout.cjs')],
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': require.resolve('./shared-contracts/testing/file-stub.cjs') },
};
