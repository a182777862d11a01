import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@vidyapath/postgres/free-port';
import { readDockerfile } from './support/dockerfile';
import { installedNginx } from './support/installed-nginx';

const project = resolve(__dirname, '..');
const words = readDockerfile('edge')[0]?.words('CMD') ?? [];

/** Uses the image's folder and command, with this machine's addresses instead of the container's. */
test.each(['door', 'behind-balancer'])(
  'the command of the edge’s image starts as %s, and its health check succeeds',
  async (site) => {
    const { program } = installedNginx();
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'vidyapath-edge-image-'));
    cpSync(join(project, 'containers/edge'), folder, { recursive: true });
    copyFileSync(join(project, 'edge/nginx.conf'), join(folder, site, 'nginx.conf'));
    for (const name of readdirSync(join(folder, site, 'site'))) {
      const file = join(folder, site, 'site', name);
      const localText = readFileSync(file, 'utf8')
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace(/server [a-z]+:(\d+)/g, 'server 127.0.0.1:$1')
        .replaceAll('"/tmp/', `"${folder}/`)
        .replaceAll('/dev/stdout', join(folder, 'access.log'));
      writeFileSync(file, localText);
    }
    const args = words.slice(1).map((word) => word.replace('/edge/door', join(folder, site)));
    const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(nginx, 'exit');
    let errors = '';
    nginx.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    const check = () => spawnSync('bash', [join(folder, 'healthcheck.sh'), String(port)], { stdio: 'ignore' }).status;
    while (check() !== 0) {
      if (nginx.exitCode !== null) throw new Error(errors);
      await pause(50);
    }
    nginx.kill('SIGQUIT');
    expect((await ended)[0]).toBe(0);
    expect(check()).toBe(1);
    rmSync(folder, { recursive: true });
  },
);
