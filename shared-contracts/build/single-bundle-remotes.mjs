/** Stands in for the shell's federation in the baseline of `npm run bench:web`: a remote is one more import. */
const modules = {
  mf_public: () => import('mf-public/remote'),
  mf_admin_courses: () => import('mf-admin-courses/remote'),
  mf_admin_modules: () => import('mf-admin-modules/remote'),
  mf_learning: () => import('mf-learning/remote'),
};

const entry = { manifest: '/', platform: '*', preload: [] };

export const loadExposed = async (id) => (await modules[id]()).default;
export const createRemotesList = () => ({ entry: async () => entry, known: () => entry, refresh: () => undefined });
export const entryAddress = async () => '/';
export const preloadFiles = () => undefined;
export const satisfy = () => true;
