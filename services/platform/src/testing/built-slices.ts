import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { roles } from '@vidyapath/http/roles';

export const inlineScript = "document.documentElement.dataset.theme = 'light';";
const indexHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="application-name" content="Name">
<meta property="og:image" content="/share-picture.0a1b2c3d.jpg">
<title>Name</title><script>${inlineScript}</script><script src="/main.0a1b2c3d.js" defer></script></head><body><div id="root"></div></body></html>`;

const title = { en: 'Screen', hi: 'पेज' };
const publicPaths = [
  '/',
  '/login',
  '/RefundPolicy',
  '/course/available-course',
  '/course/course-content/:courseId',
  '/checkout',
];

/** Fields of the `remote.json` of a slice with public screens at these paths. */
export const descriptionWith = (paths: readonly string[]) => ({
  routes: paths.map((path) => ({ path, access: 'public', layout: 'site', title })),
  navigation: [],
  groups: [],
});

/** Of the one remote: public screens, one of signed-in users, and one of both. */
export const described = {
  ...descriptionWith(publicPaths),
  routes: [
    ...descriptionWith(publicPaths).routes,
    { path: '/dashboard/home', access: roles, layout: 'app', title },
    { path: '/learn/:courseId', access: 'public', layout: 'either', title },
  ],
};

const remoteJson = {
  id: 'mf_public',
  platform: '^2.0.0',
  manifest: 'mf-manifest.json',
  preload: ['remoteEntry.0a1b2c3d.js', 'page.0a1b2c3d4e.js'],
  ...described,
};

const shellChunks = {
  chunks: {
    'layout-app': { files: ['layout-app.0a1b2c3d4e.js'], shared: [] },
    'messages-en': { files: ['messages-en.0a1b2c3d4e.js'], shared: [] },
  },
  shared: {
    react: ['main.0a1b2c3d.js'],
    '@vidyapath/ui/forms': ['634.0a1b2c3d4e.js'],
    '@vidyapath/ui/panels': ['849.0a1b2c3d4e.js'],
  },
};
const remoteChunks = {
  chunks: {
    __federation_expose_remote: { files: ['page.0a1b2c3d4e.js'], shared: ['react'] },
    'messages-en': { files: ['messages-en.0a1b2c3d4e.js'], shared: [] },
    'messages-hi': { files: ['messages-hi.0a1b2c3d4e.js'], shared: [] },
    'screen-login': { files: ['login.0a1b2c3d4e.js'], shared: ['@vidyapath/ui/forms'] },
    'screen-course-available-course': {
      files: ['catalogue.0a1b2c3d4e.js', 'data.0a1b2c3d4e.js'],
      shared: ['@vidyapath/ui/panels'],
    },
    'screens-course': { files: ['data.0a1b2c3d4e.js'], shared: [] },
  },
  shared: {},
  data: { '/course/available-course': '/api/courses?category_id=0&limit=1000' },
};

const files: Record<string, string> = {
  'shell/dist/index.html': indexHtml,
  'shell/dist/main.0a1b2c3d.js': 'console.log("main");'.repeat(50),
  'shell/dist/chunks.json': JSON.stringify(shellChunks),
  'shell/dist/main.0a1b2c3d.js.map': '{}',
  'shell/dist/.env': 'SECRET=1',
  'shell/dist/assets/mukta.0a1b2c3d4e.woff2': 'font',
  'mf-public/dist/remote.json': JSON.stringify(remoteJson),
  'mf-public/dist/chunks.json': JSON.stringify(remoteChunks),
  'mf-public/dist/mf-manifest.json': '{"id":"mf_public"}',
  'mf-public/dist/mf-manifest-stats.json': '{}',
  'mf-public/dist/remoteEntry.0a1b2c3d.js': 'var mf_public;',
  'mf-learning/dist/remote.json': 'half a fi',
};

export interface BuiltSlices {
  /** A top folder as a build leaves it, with the shell and one remote. */
  root: string;
  remove(): Promise<void>;
}

export async function createBuiltSlices(): Promise<BuiltSlices> {
  const root = await mkdtemp(join(tmpdir(), 'vidyapath-slices-'));
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!name.endsWith('.js')) continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await mkdir(join(root, 'services'));
  await symlink(resolve(__dirname, '../..'), join(root, 'services/platform'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
