import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { renderSite, type Site } from '../../src/edge/site';
import { endsWithTheFile } from './children';
import { installedNginx } from './installed-nginx';
import { send } from './raw-request';

export interface Edge {
  url: string;
  /** nginx's error output so far. */
  errors: () => string;
  /** Writes the files of the site again and reloads nginx, without losing a connection. */
  change: (site: Partial<EdgeSite>) => Promise<void>;
  stop: () => Promise<void>;
}

interface EdgeSite extends Pick<Site, 'replicas' | 'releases' | 'balancers' | 'status'> {
  /** Prefixes of addresses that are not available. */
  blocked?: readonly string[];
}

const committed = resolve(__dirname, '../../edge/nginx.conf');

/** nginx on loopback with the committed configuration, in front of these replicas. */
export async function startEdge(port: number, first: EdgeSite): Promise<Edge> {
  const { program, modules } = installedNginx();
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-edge-'));
  const config = join(folder, 'nginx.conf');
  let site = first;
  let generation = 0;
  const write = async (): Promise<void> => {
    const user = process.getuid?.() === 0 ? { user: userInfo().username } : {};
    const files = renderSite({
      ...site,
      ...user,
      modules,
      listen: [`127.0.0.1:${port}`],
      work: folder,
      accessLog: join(folder, 'access.log'),
    });
    files['server.conf'] += [
      ...(site.blocked ?? []).map((path) => `location ^~ ${path} { return 503; }`),
      `location = /generation { return 200 '${generation}'; }`,
    ].join('\n');
    await mkdir(join(folder, 'site'), { recursive: true });
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, 'site', name), text)));
  };
  await copyFile(committed, config);
  await write();
  const nginx = spawn(program, ['-p', folder, '-c', config, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  endsWithTheFile(nginx);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/health/live`, () => (nginx.exitCode === null ? undefined : errors));
  return {
    url,
    errors: () => errors,
    change: async (next) => {
      site = { ...site, ...next };
      generation += 1;
      await write();
      const old = workersOf(nginx.pid);
      nginx.kill('SIGHUP');
      // Uses new connections: kept ones end with the workers of the old files, which also accept new ones until they get the signal to end.
      while ((await send(url, { path: '/generation' })).body.toString() !== String(generation) || old.some(accepts))
        await pause(20);
      // `fetch` learns in a later turn that its kept connections were closed; a request on one fails with "other side closed".
      await pause(20);
    },
    stop: async () => {
      if (nginx.exitCode === null) {
        nginx.kill('SIGTERM');
        await once(nginx, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const workersOf = (pid: number | undefined): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** An ending worker has another title. */
function accepts(pid: string): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return title !== '' && !title.includes('shutting down');
  } catch {
    return false;
  }
}

async function untilAnswering(url: string, failure: () => string | undefined): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    const errors = failure();
    if (errors !== undefined) throw new Error(`nginx ended: ${errors}`);
    await pause(20);
  }
}
