import { type Owner, owners, ports } from '@vidyapath/platform/edge-policy/paths';
import { renderSite } from '../edge/site';

const modules = '/usr/lib/nginx/modules';

/** `start.sh` writes these files, from the addresses to which the names resolve. */
const replicas = Object.fromEntries(owners.map((owner) => [owner, { file: `/tmp/replicas/${owner}.conf` }])) as Record<
  Owner,
  { file: string }
>;

/** Read by `start.sh`: name and port of each service. */
const services = owners.map((owner) => `${owner} ${ports[owner]}\n`).join('');

/** Networks of a cluster's pods and nodes. */
const clusterNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

/**
 * The sites of the edge's container: services by their names, the same in compose and Kubernetes, on the ports of their manifests.
 * Without a balancer in front it trusts no `X-Forwarded-For`: with compose visitors also have an address of such a network.
 */
const balancersOf: Readonly<Record<string, string[]>> = { door: [], 'behind-balancer': clusterNetworks };

/** Files below `containers/edge`, by path. */
export function containerSites(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(balancersOf).flatMap(([folder, balancers]) => {
      const files = renderSite({
        listen: ['8080'],
        replicas,
        releases: '/data/releases',
        work: '/tmp',
        balancers,
        modules: {
          brotliStatic: `${modules}/ngx_http_brotli_static_module.so`,
          headersMore: `${modules}/ngx_http_headers_more_filter_module.so`,
        },
        accessLog: '/dev/stdout',
        // Open to the exporter only: compose publishes no such port, and on Kubernetes no policy allows it.
        status: '8081',
      });
      return Object.entries({ ...files, services }).map(([name, text]) => [`${folder}/site/${name}`, text]);
    }),
  );
}
