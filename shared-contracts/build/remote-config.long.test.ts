import { buildRemote } from './testing/build-remote';

const page = `import { Button } from '@vidyapath/ui';
import { Link } from 'react-router';
export default { id: 'mf_learning', page: () => <Button component={Link} to="/">Home</Button> };`;

let result: Awaited<ReturnType<typeof buildRemote>>;
afterEach(() => result.remove());

test('a remote contains no module that the shell provides, and describes itself', async () => {
  result = await buildRemote({ 'src/remote.tsx': page });
  expect(result.output).not.toContain('ERROR');
  const description = JSON.parse(result.text('remote.json'));
  expect(description).toMatchObject({ id: 'mf_learning', platform: '^2.0.0', manifest: 'mf-manifest.json' });
  expect(description.preload[0]).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/);
  expect(result.built).toEqual(
    expect.arrayContaining([...description.preload, `${description.preload[0]}.br`, `${description.preload[0]}.gz`]),
  );
  const fetched: string[] = description.preload;
  expect(fetched.reduce((sum, name) => sum + result.text(name).length, 0)).toBeLessThan(60_000);
  const marks = result.built.filter(
    (name) => name.endsWith('.js') && /CLIENT_INTERNALS|data-emotion|__reactRouterVersion/.test(result.text(name)),
  );
  expect(marks).toEqual([]);
  expect(result.built.filter((name) => name.endsWith('.map'))).toEqual([]);
});

test('a development build of a remote runs in a shell of a release, whose React has no development JSX', async () => {
  result = await buildRemote({ 'src/remote.tsx': page }, 'development');
  expect(result.output).not.toContain('ERROR');
  const scripts = result.built.filter((name) => name.endsWith('.js')).map((name) => result.text(name));
  expect(scripts.filter((script) => script.includes('react/jsx-runtime'))).not.toEqual([]);
  expect(scripts.filter((script) => script.includes('jsx-dev-runtime'))).toEqual([]);
});

test('an import of MUI that does not go through @vidyapath/ui fails the build and says why', async () => {
  result = await buildRemote({
    'src/remote.tsx': `import Button from '@mui/material/Button';\nexport default { page: () => <Button>Home</Button> };`,
  });
  expect(result.failed).toBe(true);
  expect(result.output).toContain('@mui/material is shared by the shell and must not be bundled here');
});

test('a part of the router that the shell does not provide fails the build', async () => {
  result = await buildRemote({
    'src/remote.tsx': `import { Await } from 'react-router';\nexport default { page: () => <Await resolve={1}>x</Await> };`,
  });
  expect(result.failed).toBe(true);
  expect(result.output).toContain('Await');
});
