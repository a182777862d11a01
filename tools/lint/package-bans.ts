import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { servicesIn, sliceProjects } from '../lib/projects';

/** Packages and the only projects that may import them. */
interface PackageBan {
  packages: readonly string[];
  projects: readonly string[];
  message: string;
}

const bans: readonly PackageBan[] = [
  {
    packages: ['@mui/*'],
    projects: ['shared-contracts/ui', 'shared-contracts/build'],
    message: 'Import MUI through @vidyapath/ui: a deep import loads a second copy of it into every page.',
  },
  {
    packages: ['@emotion/*'],
    projects: ['shared-contracts/ui', 'shell'],
    message: 'Style through @vidyapath/ui: the shell owns the one cache of styles of each slice.',
  },
  {
    packages: ['@reduxjs/*', 'react-redux'],
    projects: ['shared-contracts/client'],
    message: 'Import it through @vidyapath/client/query: a direct import brings a second copy of it into every visit.',
  },
  { packages: ['notistack'], projects: ['shell'], message: 'Toasts are the shell’s: platform.notify.' },
  {
    packages: ['draft-js', 'draft-js-*'],
    projects: ['shared-contracts/remote-kit'],
    message: 'The editor is remote-kit’s rich-text-field, which loads it when it is needed.',
  },
  {
    packages: ['hls.js'],
    projects: ['shared-contracts/remote-kit'],
    message: 'Streams are played by remote-kit’s use-stream, which loads the library when it is needed.',
  },
  {
    packages: ['pg'],
    projects: ['services/kit', 'services/kit-testing', 'services/postgres', 'services/platform', 'tools'],
    message: 'A service asks its database through knex and the pool of kit, which has time limits.',
  },
  { packages: ['ioredis'], projects: ['services/kit'], message: 'Redis is optional; kit works without it.' },
  {
    packages: ['sharp'],
    projects: ['services/media', 'services/platform', 'services/deploy', 'shell'],
    message: 'Pictures are decoded by media, in a process with bounded memory.',
  },
  { packages: ['@aws-sdk/*'], projects: ['services/media', 'services/deploy'], message: 'Files are stored by media.' },
  {
    packages: ['nodemailer'],
    projects: ['services/kit'],
    message: 'Mails are jobs of kit’s mailJob, which repeats them and keeps their headers safe.',
  },
  {
    packages: ['graphile-worker'],
    projects: ['services/kit'],
    message: 'Jobs go through kit’s createJobs, which counts them and frees those of stopped processes.',
  },
  {
    packages: ['fastify', '@fastify/*'],
    projects: ['services/*', 'tools'],
    message: 'What browsers load, and what is shared with them, knows no server.',
  },
  {
    packages: ['react', 'react-dom', 'react-router'],
    projects: ['shared-contracts/*', 'shell', 'mf-*'],
    message: 'Services know no screen.',
  },
];

/** Tests open their own connections, make pictures and read mails. */
const testsOfServices = ['services/*/src/**/*.test.ts', 'services/*/src/**/testing/**', 'services/*/tests/**'];

/**
 * For each project the packages that it may not import, as configurations of ESLint.
 * @param root top folder
 */
export function packageBans(root: string) {
  const serviceFiles = {
    group: [...servicesIn(root).map((name) => `@vidyapath/${name}/*`), '!@vidyapath/*/app'],
    message: 'The only public entry point of a service is its app.ts.',
  };
  return projectsIn(root).map((project) => {
    const banned = bans.filter(({ projects }) => !projects.some((allowed) => isOf(project, allowed)));
    const patterns = banned.map(({ packages, message }) => ({
      group: packages.flatMap((name) => [name, `${name}/*`]),
      message,
    }));
    return {
      files: [`${project}/**/*.{ts,tsx,mjs}`],
      ignores: testsOfServices,
      rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, serviceFiles] }] as const },
    };
  });
}

function projectsIn(root: string) {
  const nested = ['shared-contracts', 'services'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...nested, ...sliceProjects(root), 'tools'].filter((project) =>
    existsSync(join(root, project, 'package.json')),
  );
}

/** @param allowed a project, or a group of projects that ends in `*` */
const isOf = (project: string, allowed: string) =>
  allowed.endsWith('*') ? project.startsWith(allowed.slice(0, -1)) : project === allowed;
