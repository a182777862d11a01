const { execFile } = require('node:child_process');
const { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const project = join(__dirname, '..');

/** Builds a remote of the given sources by the base, as a slice does, below this project so that packages are found. */
async function buildRemote(sources) {
  mkdirSync(join(project, '.cache'), { recursive: true });
  const directory = mkdtempSync(join(project, '.cache', 'remote-'));
  const files = {
    'package.json': '{"name":"a-remote","version":"1.0.0"}',
    'slice.json':
      '{"routes":[{"path":"/a-remote","access":"public","layout":"site","title":{"en":"A remote","hi":"A remote"}}]}',
    'contracts/shell.json': '{"consumer":"a-remote","platform":"^2.0.0"}',
    'webpack.config.mjs': `import { remoteConfig } from '@vidyapath/build/remote-config.mjs';
export default remoteConfig({ name: 'mf_learning', directory: import.meta.dirname });`,
    ...sources,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  // FORCE_COLOR of the surrounding run would put codes between the words.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const cli = require.resolve('webpack-cli/bin/cli.js');
  const { failed, output } = await new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, 'build', '--config', 'webpack.config.mjs'],
      { cwd: directory, env },
      (error, stdout, stderr) => resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    );
  });
  const dist = join(directory, 'dist');
  const built = failed ? [] : readdirSync(dist);
  return {
    failed,
    output,
    built,
    text: (name) => readFileSync(join(dist, name), 'utf8'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

module.exports = { buildRemote };
