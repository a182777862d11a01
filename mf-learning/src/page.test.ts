import type { Certificate } from '@vidyapath/http/learning-certificates';
import type { PageInput } from '@vidyapath/platform-api/server-page';
import { describePage } from './page';

const serial = '0123456789abcdef0123456789abcdef';
const certificate: Certificate = {
  serial,
  learner_name: 'Asha <Devi>',
  course_name: 'React Basics',
  issued_at: '2026-11-21T20:00:00Z',
  status: 'valid',
  revoked_at: null,
  jws: 'head.body.signature',
};
const page = (changed: object = {}, part: Partial<PageInput> = {}) => {
  const site = { appName: 'Vidyapath', origin: 'https://learn.example', query: {} };
  const data = { certificate: { ...certificate, ...changed } };
  return describePage({ path: '/certificates/:serial', params: { serial }, language: 'en', data, ...site, ...part });
};

test('a certificate shows what its screen shows, and no name in shared links', () => {
  const described = page();
  expect(described).toMatchObject({ title: 'React Basics', canonical: `/certificates/${serial}` });
  for (const text of ['<h2>Asha &lt;Devi&gt;</h2>', '<h2>React Basics</h2>', 'Issued on 22 Nov 2026', serial])
    expect(described?.html).toContain(text);
  expect(described?.html).toContain('This certificate is valid');
  expect(JSON.stringify({ ...described, html: '' })).not.toMatch(/Asha|jws|signature/);
});

test('a revoked one says so, and an erased person has no name', () => {
  const { html } = page({ status: 'revoked', revoked_at: '2026-11-25T08:00:00Z', learner_name: '' }) ?? {};
  expect(html).toContain('This certificate was revoked on 25 Nov 2026');
  expect(html).not.toContain('This certificate is valid');
  expect(html).toContain('a learner whose account was deleted');
});

test('in Hindi', () => expect(page({}, { language: 'hi' })?.html).toContain('<h1>प्रमाणपत्र</h1>'));

test('another answer of the service, and other screens, have no page', () => {
  expect(page({}, { params: { serial: 'keys' }, data: { certificate: { keys: [] } } })).toBeUndefined();
  expect(page({}, { path: '/my-learning' })).toBeUndefined();
});
