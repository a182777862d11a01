import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

test('the types of every client are those of the provider’s document', () => {
  const script = resolve(__dirname, '../../bin/client-types.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
