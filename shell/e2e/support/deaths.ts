import type { ServerResponse } from 'node:http';
import type { Script } from './death-proxy';

export interface Death {
  /** What `POST /api/client-errors` is told. */
  kind: 'load' | 'render' | 'background';
  /** What becomes of each script of the remote. Whatever arrives may be kept for a year, as the original may. */
  answer: (script: Script, response: ServerResponse) => void;
  /** Nothing more comes: the page has to give up. */
  hangs?: true;
}

const send = ({ headers }: Script, response: ServerResponse, body: string, more: Record<string, string> = {}) =>
  void response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body), ...more }).end(body);

const altered = (alter: (text: string, script: Script) => string): Death['answer'] => (script, response) =>
  send(script, response, alter(script.text, script));

/** Wraps the remote's `createRoutes` by a function whose source is given; it runs in the remote's own script. */
const withRoutes = (wrapped: string) =>
  altered((text, { path }) => {
    const [, remote] = /\/mf\/(\w+)\/.*remoteEntry/.exec(path) ?? [];
    if (!remote) return text;
    return `${text}
;((container) => {
  const wrapped = ${wrapped};
  ${remote} = {
    init: container.init,
    get: async (name) => {
      const { default: remote } = (await container.get(name))();
      return () => ({ default: { ...remote, createRoutes: (platform) => wrapped(remote.createRoutes, platform) } });
    },
  };
})(${remote});`;
  });

/** Puts the source of a function before each of the remote's screens. */
const withScreens = (hook: string) =>
  withRoutes(`(createRoutes, platform) => {
    const hook = ${hook};
    const leaf = ({ element, Component, ...route }) => ({ ...route, Component: hook(() => element ?? Component()) });
    const lazily = (route) => ({ ...route, lazy: async () => leaf(await route.lazy()) });
    const changed = (route) => (route.children ? { ...route, children: route.children.map(changed) } : route.lazy ? lazily(route) : leaf(route));
    return createRoutes(platform).map(changed);
  }`);

const failure = "throw new Error('Deadly error');";

const blocked: Death['answer'] = (_script, response) => void response.destroy();

export const loadDeaths: Record<string, Death> = {
  'its files blocked': { kind: 'load', answer: blocked },
  'its files on their way for ever': {
    kind: 'load',
    hangs: true,
    answer: ({ headers, text }, response) =>
      void response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) }).write(text.slice(0, text.length / 2)),
  },
  'its files gone': { kind: 'load', answer: (_script, response) => void response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"status":404}') },
  'its files cut off in the middle': { kind: 'load', answer: altered((text) => text.slice(0, text.length / 2)) },
  'its files served as a page': { kind: 'load', answer: (script, response) => send(script, response, script.text, { 'content-type': 'text/html' }) },
  'an error as it loads': { kind: 'load', answer: altered(() => failure) },
};

/** Puts each of the remote's screens into an element with this property, whose source is given. */
const withProperty = (name: string, value: string) =>
  withScreens(`(screen) => () => {
    const element = screen();
    return { ...element, type: 'div', key: null, props: { ${name}: ${value}, children: element } };
  }`);

export const deaths: Record<string, Death> = {
  ...loadDeaths,
  'the entry of another': { kind: 'load', answer: altered((text, { path }) => (path.includes('remoteEntry') ? `(() => {${text}\n})();` : text)) },
  'an error as it makes its routes': { kind: 'load', answer: withRoutes(`() => { ${failure} }`) },
  'an error as it renders': { kind: 'render', answer: withScreens(`() => () => { ${failure} }`) },
  'an error once it is drawn, as in an effect': { kind: 'render', answer: withProperty('ref', `() => { ${failure} }`) },
};

export const handler: Death = { kind: 'background', answer: withProperty('onClick', `() => { ${failure} }`) };

export const leak: Death = {
  kind: 'background',
  answer: withScreens(`(screen) => () => {
    const { pathname } = location;
    window.leaking ??= setInterval(() => {
      if (location.pathname !== pathname) ${failure}
    }, 50);
    return screen();
  }`),
};

/** Files that stay on their way until the test says what becomes of them, also of those that are asked for later. */
export function heldBack() {
  let decide: (answer: Death['answer']) => void = () => undefined;
  const decision = new Promise<Death['answer']>((resolve) => (decide = resolve));
  const death: Death = { kind: 'load', hangs: true, answer: (script, response) => void decision.then((answer) => answer(script, response)) };
  return { death, arrive: () => decide(altered((text) => text)), breakOff: () => decide(blocked) };
}
