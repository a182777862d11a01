import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const project = join(__dirname, '..');

/** Builds a remote from the given sources like a slice, in a folder of this project so that packages are found; `mode` is that of `npm run dev` or of a release. */
export async function buildRemote(sources: Record<string, string>, mode: 'production' | 'development' = 'production') {
  mkdirSync(join(project, '.cache'), { recursive: true });
  const directory = mkdtempSync(join(project, '.cache', 'remote-'));
  const files = {
    'package.json': '{"name":"a-remote","version":"1.0.0"}',
    'slice.json':
      '{"routes":[{"path":"/a-remote","access":"public","layout":"site","title":{"en":"A remote","hi":"A remote"}}]}',
    'contracts/shell.json': '{"consumer":"a-remote","platform":"^2.0.0"}',
    'webpack.config.ts': `import { remoteConfig } from '@vidyapath/build/remote-config';
export default remoteConfig({ name: 'mf_learning', directory: import.meta.dirname });`,
    ...sources,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  const { failed, output } = await build(directory, mode);
  const dist = join(directory, 'dist');
  return {
    failed,
    output,
    built: failed ? [] : readdirSync(dist),
    text: (name: string) => readFileSync(join(dist, name), 'utf8'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function build(directory: string, mode: string) {
  // FORCE_COLOR of the surrounding run would add colour codes to the output.
  const env = { ...process.env, NODE_ENV: mode, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const args = ['--import', 'tsx', join(project, 'bin/webpack.ts'), 'build'];
  return new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: directory, env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    );
  });
}
