import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const moduleFolder = '/usr/lib/nginx/modules';

/** Debian's nginx and its modules. */
export function installedNginx(): { program: string; modules: { brotliStatic: string; headersMore: string } } {
  const program = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  const modules = {
    brotliStatic: join(moduleFolder, 'ngx_http_brotli_static_module.so'),
    headersMore: join(moduleFolder, 'ngx_http_headers_more_filter_module.so'),
  };
  if (!program || !Object.values(modules).every((path) => existsSync(path))) {
    throw new Error(
      'This needs nginx with two modules: apt-get install nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter',
    );
  }
  return { program, modules };
}
