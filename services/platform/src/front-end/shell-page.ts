import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteEntry } from '@vidyapath/platform-api/routes';
import type { Slices } from '../releases/slices';
import { preloadsOf } from './preloads';

export interface ShellPageOptions {
  slices: Slices;
  /** Takes what is wrong with a slice's files. */
  warn: (text: string) => void;
  appName: string;
  /** Where a remote may come from for a developer's tab; with none the page says nothing of it. */
  remoteOrigins?: readonly string[];
  /** Address of a script that every page gets; only `npm run dev` has one. */
  devScript?: string;
}

export interface ShellPage {
  /** The page for a route, which preloads what the route needs. */
  html: (route: RouteEntry | undefined) => Promise<string>;
  /** `'sha256-…'` of each inline script, for the content security policy. */
  scriptHashes: () => string[];
  remoteOrigins: readonly string[];
}

/** The shell's `index.html`, read again only when a build has changed it. */
export async function createShellPage({ slices, warn, appName, remoteOrigins = [], devScript }: ShellPageOptions): Promise<ShellPage> {
  let identity = '';
  let page = '';
  let hashes: string[] = [];

  const refresh = async (): Promise<void> => {
    const file = join(await slices.stable('shell'), 'index.html');
    const { mtimeMs } = await stat(file);
    if (identity === `${file} ${mtimeMs}`) return;
    page = named(await readFile(file, 'utf8'), appName);
    if (remoteOrigins.length > 0) page = beforeHeadEnds(page, `<meta name="remote-overrides" content="${remoteOrigins.join(' ')}">`);
    if (devScript) page = beforeHeadEnds(page, `<script src="${devScript}" defer></script>`);
    hashes = inlineScripts(page).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    identity = `${file} ${mtimeMs}`;
  };
  await refresh();

  return {
    html: async (route) => {
      await refresh();
      const { links, hints } = await preloadsOf(slices, route, page, warn);
      return beforeHeadEnds(beforeScripts(page, hints), links);
    },
    scriptHashes: () => hashes,
    remoteOrigins,
  };
}

function named(html: string, appName: string): string {
  const name = appName.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/(<meta name="application-name" content=")[^"]*/, (_match, start: string) => `${start}${name}`);
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

/** Where the page's own script finds it. */
function beforeScripts(html: string, addition: string): string {
  return html.replace('<script', () => `${addition}<script`);
}

function beforeHeadEnds(html: string, addition: string): string {
  return html.replace('</head>', () => `${addition}</head>`);
}
