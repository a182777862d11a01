import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from '@vidyapath/kit-testing/until';
import { createBuiltSlices } from '../testing/built-slices';
import { describePages } from '../testing/described-pages';
import { openPages } from './pages-app';

let built: Awaited<ReturnType<typeof createBuiltSlices>>;
beforeAll(async () => {
  built = await createBuiltSlices();
});
afterAll(() => built.remove());

const env = () => ({ SLICES_DIR: built.root, DATA_DIR: join(built.root, 'data'), LOG_LEVEL: 'silent' });

test('composes pages with the data of services at other addresses', async () => {
  const catalogue = createServer((_request, response) => void response.end('["Arts"]'));
  await new Promise<void>((resolve) => void catalogue.listen(0, '127.0.0.1', resolve));
  const describe = `({ data, origin, path }) => ({ title: origin, description: '', canonical: path, alternates: true, jsonLd: [], html: '<h1>' + data.names[0] + '</h1>' })`;
  await describePages(built.root, describe, { '/login': { names: '/api/category' } });
  const { app } = await openPages({
    ...env(),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://learn.example/',
    CATALOGUE_URL: `http://127.0.0.1:${(catalogue.address() as AddressInfo).port}`,
  });
  const body = await until(async () => {
    const page = await app.inject('/login');
    return page.body.includes('<h1>Arts</h1>') ? page.body : undefined;
  });
  expect(body).toContain('<link rel="canonical" href="https://learn.example/login">');
  await app.close();
  catalogue.close();
});

const places = ['CATALOGUE_URL', 'COMMERCE_URL', 'LEARNING_URL', 'SUPPORT_URL'];
test('names each variable that is wrong', async () => {
  const wrong = Object.fromEntries(places.map((name) => [name, 'http://user@catalogue:4302/path']));
  const said = expect(openPages({ ...env(), ...wrong, PAYMENTS: 'cash', PORT: '99999' })).rejects;
  for (const name of [...places, 'PAYMENTS', 'PORT']) await said.toThrow(`${name}: takes`);
});

test.each([undefined, 'https://['])('in production PUBLIC_URL=%s is refused', async (PUBLIC_URL) => {
  const opened = openPages({ ...env(), NODE_ENV: 'production', PUBLIC_URL });
  await expect(opened).rejects.toThrow('PUBLIC_URL: takes the address that people open');
});
