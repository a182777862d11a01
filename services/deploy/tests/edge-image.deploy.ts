import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@vidyapath/postgres/free-port';
import { endsWithTheFile } from './support/children';
import { readDockerfile } from './support/dockerfile';
import { installedNginx } from './support/installed-nginx';
import { send } from './support/raw-request';

const project = resolve(__dirname, '..');
const words = readDockerfile('edge')[0]?.words('CMD') ?? [];

interface ImageEdge {
  port: number;
  /** The image's folder with both sites. */
  folder: string;
  nginx: ChildProcess;
  /** Status of the image's health check. */
  check: () => number | null;
}

/** Runs the image's command on its own files, with this machine's ports; `hosts` is its `/etc/hosts`, so no service's name resolves elsewhere. */
async function startImage(site: string, servicePort: number, hosts: string): Promise<ImageEdge> {
  const { program } = installedNginx();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-edge-image-'));
  cpSync(join(project, 'containers/edge'), folder, { recursive: true });
  copyFileSync(join(project, 'edge/nginx.conf'), join(folder, site, 'nginx.conf'));
  for (const name of readdirSync(join(folder, site, 'site'))) {
    const file = join(folder, site, 'site', name);
    const localText = readFileSync(file, 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace(/^catalogue \d+$/m, `catalogue ${servicePort}`)
      .replaceAll('"/tmp/', `"${folder}/`)
      .replaceAll('/dev/stdout', join(folder, 'access.log'));
    writeFileSync(file, localText);
  }
  const hostsFile = join(folder, 'hosts');
  writeFileSync(hostsFile, hosts);
  const [, ...args] = words.map((word) =>
    word
      .replace(/^\/edge\/door$/, join(folder, site))
      .replace(/^\/edge/, folder)
      .replace(/^\/tmp$/, folder),
  );
  // Only root may mount, and only in its own namespace; nginx then runs as the image's user.
  const command = 'mount --bind "$0" /etc/hosts && exec unshare --map-user=65532 --map-group=65532 bash "$@"';
  const nginx = spawn('unshare', ['--map-root-user', '--mount', 'bash', '-c', command, hostsFile, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:${dirname(program)}` },
  });
  endsWithTheFile(nginx);
  let errors = '';
  nginx.stderr?.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  const check = () => spawnSync('bash', [join(folder, 'healthcheck.sh'), String(port)], { stdio: 'ignore' }).status;
  while (check() !== 0) {
    if (nginx.exitCode !== null) throw new Error(errors);
    await pause(50);
  }
  return { port, folder, nginx, check };
}

test.each(['door', 'behind-balancer'])('the edge’s image starts as %s without any service, and ends', async (site) => {
  const { port, folder, nginx, check } = await startImage(site, 1, '');
  const answer = await fetch(`http://127.0.0.1:${port}/api/category`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  nginx.kill('SIGQUIT');
  expect((await once(nginx, 'exit'))[0]).toBe(0);
  expect(check()).toBe(1);
  rmSync(folder, { recursive: true });
});

test('a service whose name resolves later is reached without a restart, and again after its address has changed', async () => {
  const service = createServer((request, response) => response.end(request.socket.localAddress));
  service.listen(0, '0.0.0.0');
  await once(service, 'listening');
  const { port, folder, nginx } = await startImage('door', (service.address() as AddressInfo).port, '');
  const until = async (expected: string): Promise<void> => {
    for (;;) {
      // On a new connection, since kept ones end with each reload.
      const answer = await send(`http://127.0.0.1:${port}`, { path: '/api/category' });
      if (answer.body.toString() === expected) return;
      await pause(100);
    }
  };
  writeFileSync(join(folder, 'hosts'), '127.0.0.2 catalogue\n');
  await until('127.0.0.2');
  writeFileSync(join(folder, 'hosts'), '127.0.0.3 catalogue\n');
  await until('127.0.0.3');
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
  service.close();
  rmSync(folder, { recursive: true });
});
