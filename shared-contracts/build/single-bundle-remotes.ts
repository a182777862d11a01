/** Replaces the shell's federation in the baseline of `npm run bench:web`: a remote is a plain import. */
import { described, modules } from 'all-remotes';

const entry = { manifest: '/', platform: '*', preload: [] };

export const loadExposed = async (id: string) => (await modules[id]?.())?.default;
export const createRemotesList = () => ({
  ready: async () => undefined,
  described: () => described,
  subscribe: () => () => undefined,
  entry: async () => entry,
  known: () => entry,
  refresh: () => undefined,
});
export const entryAddress = async () => '/';
export const preloadFiles = () => undefined;
export const satisfy = () => true;
