const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web platform globals of Node that it lacks and that react-router and msw need. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const fromNode = [
      'TextEncoder',
      'TextDecoder',
      'TextDecoderStream',
      'TextEncoderStream',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'File',
      'Blob',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'BroadcastChannel',
      'AbortController',
      'AbortSignal',
      'structuredClone',
      'CompressionStream',
      'DecompressionStream',
    ];
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.performance.getEntriesByType ??= () => [];
    this.global.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false });
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
