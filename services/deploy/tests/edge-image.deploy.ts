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

/** The image's own folder and command, with the addresses that this machine has in place of the container's. */
test.each(['door', 'behind-balancer'])(
  'what the image of the edge runs as the %s starts, and its health check sees it',
  async (site) => {
    const { program } = installedNginx();
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'vidyapath-edge-image-'));
    cpSync(join(project, 'containers/edge'), folder, { recursive: true });
    copyFileSync(join(project, 'edge/nginx.conf'), join(folder, site, 'nginx.conf'));
    for (const name of readdirSync(join(folder, site, 'site'))) {
      const file = join(folder, site, 'site', name);
      const here = readFileSync(file, 'utf8')
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace(/server [a-z]+:(\d+)/g, 'server 127.0.0.1:$1')
        .replaceAll('"/tmp/', `"${folder}/`)
        .replaceAll('/dev/stdout', join(folder, 'access.log'));
      writeFileSync(file, here);
    }
    const args = words.slice(1).map((word) => word.replace('/edge/door', join(folder, site)));
    const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(nginx, 'exit');
    let said = '';
    nginx.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
    const check = () => spawnSync('bash', [join(folder, 'healthcheck.sh'), String(port)], { stdio: 'ignore' }).status;
    while (check() !== 0) {
      if (nginx.exitCode !== null) throw new Error(said);
      await pause(50);
    }
    nginx.kill('SIGQUIT');
    expect((await ended)[0]).toBe(0);
    expect(check()).toBe(1);
    rmSync(folder, { recursive: true });
  },
);
