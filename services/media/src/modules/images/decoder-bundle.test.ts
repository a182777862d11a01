import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleImage } from '../../testing/sample-images';
import type { DecoderMessage, DecoderTask } from './decoder-script';

const folder = join(__dirname, '../../..');

test('the decoder beside the bundle of the service decodes', async () => {
  execFileSync(process.execPath, ['--import', 'tsx', '../kit/bin/build-service.ts'], { cwd: folder, stdio: 'ignore' });
  expect(readFileSync(join(folder, 'dist/server.js'), 'utf8')).toContain('resolve("./decoder-script")');
  const child = fork(join(folder, 'dist/decoder-script.js'), { execArgv: [], env: {}, serialization: 'advanced' });
  expect(await once(child, 'message')).toEqual(['ready', undefined]);
  child.send({ make: 'variants', from: await sampleImage('png', 40, 30) } satisfies DecoderTask);
  const [answer] = (await once(child, 'message')) as [DecoderMessage];
  expect(answer).toMatchObject({ image: { width: 40, height: 30 } });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
