import type { ServerResponse } from 'node:http';

/** A script of the platform. */
export interface Script {
  path: string;
  headers: Record<string, string>;
  text: string;
}

export interface ScriptFailure {
  /** The kind that is sent to `POST /api/client-errors`. */
  kind: 'load' | 'render' | 'background';
  /** Answers each script of the remote. Like the original, the answer may be cached for a year. */
  answer: (script: Script, response: ServerResponse) => void;
  /** The rest never arrives: the page has to give up. */
  hangs?: true;
}

const send = ({ headers }: Script, response: ServerResponse, body: string, more: Record<string, string> = {}) =>
  void response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body), ...more }).end(body);

const altered =
  (alter: (text: string, script: Script) => string): ScriptFailure['answer'] =>
  (script, response) =>
    send(script, response, alter(script.text, script));

/** Wraps the remote's `createRoutes` with a function, given as source, which runs in the remote's own script. */
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

/** Wraps each of the remote's screens with a function, given as source. */
const withScreens = (hook: string) =>
  withRoutes(`(createRoutes, platform) => {
    const hook = ${hook};
    const leaf = ({ element, Component, ...route }) => ({ ...route, Component: hook(() => element ?? Component()) });
    const lazily = (route) => ({ ...route, lazy: async () => leaf(await route.lazy()) });
    const changed = (route) => (route.children ? { ...route, children: route.children.map(changed) } : route.lazy ? lazily(route) : leaf(route));
    return createRoutes(platform).map(changed);
  }`);

const throwing = "throw new Error('Broken on purpose');";

const blocked: ScriptFailure['answer'] = (_script, response) => void response.destroy();

export const loadFailures: Record<string, ScriptFailure> = {
  'its files blocked': { kind: 'load', answer: blocked },
  'its files that never arrive': {
    kind: 'load',
    hangs: true,
    answer: ({ headers, text }, response) =>
      void response
        .writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) })
        .write(text.slice(0, text.length / 2)),
  },
  'its files missing': {
    kind: 'load',
    answer: (_script, response) =>
      void response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"status":404}'),
  },
  'its files cut off in the middle': { kind: 'load', answer: altered((text) => text.slice(0, text.length / 2)) },
  'its files served as a page': {
    kind: 'load',
    answer: (script, response) => send(script, response, script.text, { 'content-type': 'text/html' }),
  },
  'an error as it loads': { kind: 'load', answer: altered(() => throwing) },
};

/** Wraps each of the remote's screens in an element with this property, given as source. */
const withProperty = (name: string, value: string) =>
  withScreens(`(screen) => () => {
    const element = screen();
    return { ...element, type: 'div', key: null, props: { ${name}: ${value}, children: element } };
  }`);

export const failures: Record<string, ScriptFailure> = {
  ...loadFailures,
  'the entry of another': {
    kind: 'load',
    answer: altered((text, { path }) => (path.includes('remoteEntry') ? `(() => {${text}\n})();` : text)),
  },
  'an error as it makes its routes': { kind: 'load', answer: withRoutes(`() => { ${throwing} }`) },
  'an error as it renders': { kind: 'render', answer: withScreens(`() => () => { ${throwing} }`) },
  'an error once it is drawn, as in an effect': {
    kind: 'render',
    answer: withProperty('ref', `() => { ${throwing} }`),
  },
};

export const handler: ScriptFailure = { kind: 'background', answer: withProperty('onClick', `() => { ${throwing} }`) };

export const leak: ScriptFailure = {
  kind: 'background',
  answer: withScreens(`(screen) => () => {
    const { pathname } = location;
    window.leaking ??= setInterval(() => {
      if (location.pathname !== pathname) ${throwing}
    }, 50);
    return screen();
  }`),
};

/** Delays all files, also those that are requested later, until the test decides how to answer them. */
export function heldBack() {
  let decide: (answer: ScriptFailure['answer']) => void = () => undefined;
  const decision = new Promise<ScriptFailure['answer']>((resolve) => {
    decide = resolve;
  });
  const failure: ScriptFailure = {
    kind: 'load',
    hangs: true,
    answer: (script, response) => void decision.then((answer) => answer(script, response)),
  };
  return { failure, arrive: () => decide(altered((text) => text)), breakOff: () => decide(blocked) };
}
