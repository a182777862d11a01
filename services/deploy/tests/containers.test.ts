import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { containersFolder, readDockerfile, top } from './support/dockerfile';

const names = ['service', 'slice', 'edge'];
const slices = ['shell', ...readdirSync(top).filter((name) => name.startsWith('mf-'))];
const stages = names.flatMap((name) => readDockerfile(name).map((stage) => ({ file: name, ...stage })));
/** The stages that are images, without the stages that only build. */
const images = stages.filter((stage) => stage.words('CMD') !== undefined);
const ofMedia = JSON.parse(readFileSync(join(top, 'services/media/package.json'), 'utf8')) as {
  optionalDependencies: object;
};
/** Instructions of the stage itself or of its base stage in the same file. */
const inherited = (image: (typeof images)[number], keyword: string): string[] => {
  const own = image.instructions(keyword);
  const parent = stages.find(({ file, name }) => file === image.file && name === image.from);
  return own.length > 0 || !parent ? own : inherited(parent, keyword);
};

test('there is an image for services, for pages, for slices and for the edge', () => {
  expect(images.map(({ file, name }) => `${file} ${name ?? ''}`.trim())).toEqual([
    'service service',
    'service pages',
    'slice',
    'edge',
  ]);
});

test.each(stages.map((stage) => [`${stage.file} ${stage.name ?? 'last'}`, stage] as const))(
  '%s is based on one exact version, or on a stage of its file',
  (_name, { file, from }) => {
    const own = stages.filter((stage) => stage.file === file).map(({ name }) => name);
    expect(own.includes(from) || /^[\w./-]+:\d+\.\d[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(from)).toBe(true);
  },
);

describe.each(images.map((image) => [`${image.file} ${image.name ?? ''}`, image] as const))(
  'the image %s',
  (_name, image) => {
    test('runs as a numeric user, who is not root and cannot regain rights', () => {
      expect(inherited(image, 'USER')).toEqual(['65532:65532']);
    });

    test('has a health check that uses only tools of the image', () => {
      const [check = ''] = inherited(image, 'HEALTHCHECK');
      expect(check).toMatch(/^(NONE|CMD \["(node|bash)", "\/[\w/.]+"(, "\d+")?\])$/);
      expect(check).not.toMatch(/curl|wget/);
    });

    test('starts its process directly, so that signals reach it', () => {
      const [program = '', script = ''] = image.words('CMD') ?? [];
      expect(program).toMatch(/^(node|bash)$/);
      if (program === 'bash')
        expect(readFileSync(join(containersFolder, script), 'utf8').trim().split('\n').at(-1)).toMatch(/^exec nginx /);
      expect(image.instructions('ENTRYPOINT')).toEqual([]);
    });

    test('has a list of its components, and a label with the path of the list', () => {
      const label = /example\.vidyapath\.sbom="([^"]+)"/.exec(inherited(image, 'LABEL').join(' '))?.[1] ?? '';
      const text = readFileSync(join(containersFolder, `${image.file}.Dockerfile`), 'utf8');
      expect(text.split(label).length).toBeGreaterThan(2);
    });
  },
);

test('a service has a home, since a numeric user has no entry in /etc/passwd', () => {
  expect(
    images
      .find(({ name }) => name === 'service')
      ?.instructions('ENV')
      .join(' '),
  ).toContain('HOME=/tmp');
});

test.each(stages.flatMap(({ file, sources }) => sources.map((source) => [file, source] as const)))(
  '%s copies %s, which is in the repository and not ignored',
  (_file, source) => {
    const ignored = readFileSync(join(top, '.dockerignore'), 'utf8').split('\n');
    for (const path of source.includes('${SLICE}')
      ? slices.map((slice) => source.replace('${SLICE}', slice))
      : [source]) {
      expect({ path, there: existsSync(join(top, path)) }).toEqual({ path, there: true });
      expect(ignored).not.toContain(path);
    }
  },
);

test('packages are installed from the manifests alone, so that a change of a source installs nothing', () => {
  const installing = stages.filter((stage) => stage.instructions('RUN').some((run) => run.includes('npm ci')));
  expect(installing.map(({ file, name }) => `${file} ${name}`)).toEqual([
    'service installed',
    'service packages',
    'slice installed',
  ]);
  for (const stage of installing) {
    expect(stage.sources).toEqual([]);
    expect(stage.instructions('COPY')).toEqual(['/app ./']);
  }
  const textOf = (file: string) =>
    stages
      .filter(({ file: of, name }) => of === file && ['manifests', 'installed'].includes(name ?? ''))
      .map((stage) => [stage.from, stage.instructions('COPY'), stage.instructions('RUN')]);
  expect(textOf('slice')).toEqual(textOf('service'));
});

test('a program that an image copies also has the files that it imports', () => {
  for (const { sources } of images) {
    const programs = sources.filter((source) => source.endsWith('.mjs'));
    for (const program of programs) {
      const imported = [...readFileSync(join(top, program), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(
        ([, path = '']) => join(dirname(program), path),
      );
      expect(programs).toEqual(expect.arrayContaining(imported));
    }
  }
});

test('no built, installed or stored files of the checkout get into an image', () => {
  const ignored = readFileSync(join(top, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '**/node_modules', '**/dist', '**/.data', '**/*.env', '**/*.pem', 'secrets']),
  );
});

test('a service has the production packages of the lock file, and none of their scripts runs', () => {
  const [install = ''] = stages.find(({ name }) => name === 'packages')?.instructions('RUN') ?? [];
  for (const word of ['npm ci', '--omit=dev', '--ignore-scripts', '-w services/${SERVICE}'])
    expect(install).toContain(word);
});

test('media encodes with Debian’s ffmpeg, and has none of npm', () => {
  const [debian = ''] = images.find(({ name }) => name === 'service')?.instructions('RUN') ?? [];
  expect(debian).toMatch(
    /^if \[ "\$\{SERVICE\}" = media \]; then .*apt-get install -y --no-install-recommends ffmpeg /s,
  );
  const [npm = ''] = stages.find(({ name }) => name === 'packages')?.instructions('RUN') ?? [];
  for (const name of Object.keys(ofMedia.optionalDependencies))
    expect(npm).toContain(`node_modules/${name.split('/')[0]}`);
});

test.each([
  ['service', 'SERVICE', 'auth', 'fastify'],
  ['slice', 'SLICE', 'mf-public', 'formik'],
] as const)('the list of the components of a %s can be made', (file, argument, value, part) => {
  const runs = stages.filter((stage) => stage.file === file).flatMap((stage) => stage.instructions('RUN'));
  const [command = ''] = runs.find((run) => run.startsWith('npm sbom '))?.split(' > ') ?? [];
  const [program = '', ...args] = command.replaceAll(`\${${argument}}`, value).split(' ');
  const list = execFileSync(program, args, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const { components } = JSON.parse(list) as { components: { name: string }[] };
  expect(components.map(({ name }) => name)).toContain(part);
});
