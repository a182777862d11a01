import { type Owner, owners } from '@vidyapath/platform/edge-policy/paths';
import { block, directive, quoted } from './nginx-text';

/** The place where an edge runs. */
export interface Site {
  /** Values of nginx's `listen`, such as `8080` or `127.0.0.1:21200`. */
  listen: readonly string[];
  /** `host:port` of each replica, or the file with nginx's `server` lines of them, which is renewed while nginx runs. */
  replicas: Readonly<Record<Owner, readonly string[] | { file: string }>>;
  /** Folder of the releases, with `<slice>/<version>/…`. */
  releases: string;
  /** A folder that nginx may write to. */
  work: string;
  /** Balancers in front, whose `X-Forwarded-For` and `-Proto` are trusted. */
  balancers?: readonly string[];
  /** Paths of nginx's modules; Debian has both. */
  modules?: {
    /** Sends files that are already compressed by brotli; without it gzip is sent. */
    brotliStatic?: string;
    /** Removes the name of the server. */
    headersMore?: string;
  };
  /** User of the worker processes, if root starts nginx. */
  user?: string;
  accessLog: string;
  /** Value of `listen` for nginx's own figures, which the exporter reads. */
  status?: string;
}

const keptConnections = 32;

/**
 * The edge does not skip replicas after failures: their readiness decides, and an edge with its own counts may have no replica of two
 * left while they are exchanged.
 */
function pools(owner: Owner, replicas: readonly string[] | { file: string }): string[] {
  const servers =
    'file' in replicas
      ? [directive('include', quoted(replicas.file))]
      : replicas.map((replica) => directive('server', replica, 'max_fails=0'));
  return [
    ...block(`upstream ${owner}`, [
      directive('zone', owner, '64k'),
      ...servers,
      directive('keepalive', keptConnections),
    ]),
    ...block(`upstream ${owner}_fresh`, [directive('zone', `${owner}_fresh`, '64k'), ...servers]),
  ];
}

const statusServer = (listen: string): string[] =>
  block('server', [
    directive('listen', listen),
    'access_log off;',
    ...block('location = /status', ['stub_status;']),
    ...block('location /', ['return 404;']),
  ]);

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The files of `site/`, by name. */
export function renderSite({
  listen,
  replicas,
  releases,
  work,
  balancers = [],
  modules = {},
  user,
  accessLog,
  status,
}: Site): Record<string, string> {
  const loaded = Object.values(modules).map((path) => directive('load_module', quoted(path)));
  const main = [...loaded, ...(user ? [directive('user', user)] : []), directive('pid', quoted(`${work}/nginx.pid`))];
  const http = [
    ...temporary.map((name) => directive(`${name}_temp_path`, quoted(`${work}/${name}`))),
    directive('access_log', accessLog, 'edge'),
    ...(modules.brotliStatic ? ['brotli_static on;'] : []),
    ...(modules.headersMore ? ['more_clear_headers Server;'] : []),
    ...balancers.map((network) => directive('set_real_ip_from', network)),
    ...(balancers.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ...block('geo $realip_remote_addr $edge_behind_balancer', [
      'default 0;',
      ...balancers.map((network) => `${network} 1;`),
    ]),
    ...owners.flatMap((owner) => pools(owner, replicas[owner])),
    ...(status ? statusServer(status) : []),
  ];
  const server = [...listen.map((value) => directive('listen', value)), directive('root', quoted(releases))];
  return Object.fromEntries(
    Object.entries({ main, http, server }).map(([name, lines]) => [`${name}.conf`, `${lines.join('\n')}\n`]),
  );
}
