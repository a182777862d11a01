import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shell and one slice, whose page `/described` shows what it gets of the addresses in `data`. */
export function writeDescribedSlice(folder: string, data: { found: string } & Record<string, string>): void {
  const shell = join(folder, 'shell/dist');
  mkdirSync(shell, { recursive: true });
  writeFileSync(join(shell, 'index.html'), '<!doctype html><title>Name</title><div id="root"></div>');
  const dist = join(folder, 'mf-public/dist');
  const title = { en: 'Described', hi: 'Described' };
  const route = { path: '/described', access: 'public', layout: 'site', title, page: { data, pageSizes: [6] } };
  const names = { manifest: 'mf-manifest.json', preload: ['remoteEntry.0a1b2c3d.js'] };
  const description = { id: 'mf_public', platform: '^2.0.0', ...names, routes: [route], navigation: [], groups: [] };
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(description));
  writeFileSync(join(dist, 'mf-manifest.json'), '{}');
  writeFileSync(join(dist, 'remoteEntry.0a1b2c3d.js'), '');
  writeFileSync(
    join(dist, 'page.js'),
    `var serverPage = { describePage: ({ path, query, data }) => ({
      title: 'Described', description: '', canonical: path, alternates: true, jsonLd: [],
      html: '<h1>' + Object.keys(data) + ' ' + data.found.courses.length + ' ' + query.page + '</h1>',
    }) };`,
  );
}
