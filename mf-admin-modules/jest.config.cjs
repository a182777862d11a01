module.exports = {
  preset: '../jest.preset.js',
  displayName: 'mf-admin-modules',
  testEnvironment: '../shared-contracts/testing/jest-environment.cjs',
  // webpack takes the browser's build by the field `browser`, which jest does not know.
  moduleNameMapper: { '^tus-js-client$': require.resolve('tus-js-client/lib.es5/browser/index.js') },
  setupFilesAfterEnv: ['<rootDir>/src/testing/contracts.setup.ts'],
};
