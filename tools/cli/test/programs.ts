import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from '../../lib/child';
import { OperatorError } from '../../lib/operator-error';
import { say, sayingMeanwhile, seconds } from '../../lib/say';

const modules = '/usr/lib/nginx/modules';

/** The programs that a deployment needs in addition to Node, with their Debian packages. */
const programs: { package: string; found: () => boolean }[] = [
  { package: 'nginx', found: () => isProgram('nginx') },
  {
    package: 'libnginx-mod-http-brotli-static',
    found: () => existsSync(join(modules, 'ngx_http_brotli_static_module.so')),
  },
  {
    package: 'libnginx-mod-http-headers-more-filter',
    found: () => existsSync(join(modules, 'ngx_http_headers_more_filter_module.so')),
  },
  { package: 'redis-server', found: () => isProgram('redis-server') },
  // With its server, of the same version as its pg_dump.
  { package: 'postgresql', found: () => isProgram('psql') && existsSync('/usr/lib/postgresql') },
  ...['postgres', 'redis', 'nginx', 'node'].map((name) => ({
    package: `prometheus-${name}-exporter`,
    found: () => isProgram(`prometheus-${name}-exporter`),
  })),
  { package: 'prometheus', found: () => isProgram('promtool') },
];

function isProgram(name: string) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean);
  return folders.some((folder) => existsSync(join(folder, name)));
}

const missing = () => programs.filter(({ found }) => !found()).map((program) => program.package);

/** Installs nginx, Redis, PostgreSQL, promtool and exporters by apt-get, if they are missing and root runs the command. */
export async function ensurePrograms(root: string) {
  const packages = missing();
  if (packages.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installByApt(root, packages);
  const left = missing();
  if (left.length > 0)
    throw new OperatorError(`This needs ${left.join(', ')}: apt-get install --no-install-recommends ${left.join(' ')}`);
}

async function installByApt(root: string, packages: string[]) {
  const since = Date.now();
  say(`Installing ${packages.join(', ')} by apt-get (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  for (const command of [install, ['update'], install]) {
    const { code } = await sayingMeanwhile(
      runChild('apt-get', command, { cwd: root, env }),
      () => `  … ${seconds(since)}`,
    );
    if (code === 0 && command[0] === 'install') return;
  }
}
