import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { PageModules } from '@vidyapath/testing/render-screens';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';

/** Where the page finds the files of the slice. */
const sliceFolder = '/slice/';

interface Container {
  init: (shared: object, started: object[]) => unknown;
  get: (name: string) => Promise<() => { default: RemoteModule }>;
}

interface SharedModule {
  get: () => Promise<() => unknown>;
}

/** The global of the federation runtime, which the shell's scripts set. */
interface Federated {
  __FEDERATION__?: {
    __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, SharedModule> | undefined>> }[];
  };
}

/** Runs the shell's scripts in a page of jsdom; a build's files are the only ones it can fetch. */
export async function openShell(shell: string, slice: string) {
  const faults: string[] = [];
  const virtualConsole = new VirtualConsole();
  // Its other errors are about what jsdom lacks.
  virtualConsole.on('jsdomError', (error: Error & { type?: string }) => {
    if (error.type === 'unhandled exception') faults.push(error.message);
  });
  const { window } = new JSDOM(readFileSync(join(shell, 'index.html')), {
    url: 'http://localhost/',
    runScripts: 'dangerously',
    resources: new BuildFiles(shell, slice),
    virtualConsole,
    pretendToBeVisual: true,
    beforeParse: addMissingParts,
  });
  await once(window, 'load');
  const page = window as unknown as Federated & Record<string, Container | undefined>;
  const shared = () => page.__FEDERATION__?.__INSTANCES__[0]?.shareScopeMap.default;
  return {
    faults: () => [...faults, ...(shared() ? [] : ['its scripts provide no shared modules'])],
    async loadRemote(id: string, entry: string): Promise<RemoteModule> {
      const script = window.document.createElement('script');
      script.src = `${sliceFolder}${entry}`;
      window.document.head.append(script);
      await once(script, 'load');
      const container = page[id];
      if (!container) throw new Error(`${entry} is not the entry of ${id}`);
      await container.init(shared() ?? {}, []);
      return (await container.get('./remote'))().default;
    },
    /** The document and the shell's own modules; undefined if the shell does not provide them. */
    async modules(): Promise<PageModules | undefined> {
      const provided = async (request: string) => {
        const [version] = Object.values(shared()?.[request] ?? {});
        return version && (await version.get())();
      };
      const [react, dom, client, router] = await Promise.all(
        ['react', 'react-dom', 'react-dom/client', 'react-router'].map(provided),
      );
      return react && dom && client && router
        ? ({ document: window.document, react, dom, client, router } as PageModules)
        : undefined;
    },
  };
}

/** Errors of the page are instances of its own class. */
export const messageOf = (error: unknown): string =>
  String(typeof error === 'object' && error !== null && 'message' in error ? error.message : error).replaceAll(
    '\n',
    ' ',
  );

class BuildFiles extends ResourceLoader {
  constructor(
    private readonly shell: string,
    private readonly slice: string,
  ) {
    super();
  }

  override fetch(url: string) {
    const { pathname } = new URL(url);
    const file = pathname.startsWith(sliceFolder)
      ? join(this.slice, pathname.slice(sliceFolder.length))
      : join(this.shell, pathname);
    const arrival = existsSync(file)
      ? Promise.resolve(readFileSync(file))
      : Promise.reject<Buffer>(new Error(`${pathname} is missing`));
    return Object.assign(arrival, { abort: () => undefined });
  }
}

/** Parts of a browser that jsdom lacks and that the shell's start and screens use. */
function addMissingParts(window: JSDOM['window']) {
  const { Headers, Request, Response, TextDecoder, TextEncoder, structuredClone } = globalThis;
  Object.assign(window, { Headers, Request, Response, TextDecoder, TextEncoder, structuredClone });
  Object.assign(window, {
    fetch: () => Promise.reject(new Error('There is no server')),
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    requestIdleCallback: () => 0,
    cancelIdleCallback: () => undefined,
    IntersectionObserver: SilentObserver,
    PerformanceObserver: SilentObserver,
    ResizeObserver: SilentObserver,
  });
  window.Element.prototype.scrollIntoView = () => undefined;
}

/** Nothing in the page is seen or measured. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
