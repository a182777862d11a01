import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { processesOfGroup } from '../lib/process-group';
import { root } from '../lib/paths';
import { remoteProjects } from '../lib/projects';

const [slice = ''] = remoteProjects(root);

test.each(['serve', 'standalone'])('npm run %s of a slice leaves no process when it is ended', async (script) => {
  const npm = spawn('npm', ['run', script, '-w', slice], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: npm.stdout })) if (line.includes('compiled')) break;
  expect(processesOfGroup(npm.pid ?? 0).join('\n')).toContain('webpack');
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  // An ended child of an ended process is there for a moment.
  while (processesOfGroup(npm.pid ?? 0).length > 0) await pause(100);
});
