import { screen } from '@testing-library/react';
import type { Certificate } from '@vidyapath/http/learning-certificates';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { network } from '../../testing/course-screen';
import { signedCertificate } from '../../testing/signed-certificate';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

async function open(part: Partial<Certificate> = {}) {
  const { certificate, keys } = await signedCertificate(part);
  network.use(
    http.get(`*${paths.certificateKeys}`, () => HttpResponse.json(keys)),
    http.get(`*${paths.certificate(':serial')}`, () => HttpResponse.json(certificate)),
  );
  return renderRemote(remote, `/certificates/${certificate.serial}`);
}

test('shows without login what is certified and that it is valid, and checks the signature', async () => {
  const { user } = await open();
  expect(await screen.findByText('आशा Devi')).toBeTruthy();
  expect(screen.getByText('React Basics')).toBeTruthy();
  expect(screen.getByText('Issued on 22 Nov 2026')).toBeTruthy();
  expect(screen.getByText('This certificate is valid')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toMatch(/\/certificates\/\w+\.pdf$/);
  await user.click(screen.getByRole('button', { name: 'Check the signature' }));
  expect(await screen.findByText('The signature is genuine.')).toBeTruthy();
  await expectAccessible();
});

test('shows that a certificate was revoked, and detects one that was changed', async () => {
  const { user } = await open({
    status: 'revoked',
    revoked_at: '2026-11-24T08:00:00Z',
    course_name: '<img src=x onerror=alert(1)>',
  });
  expect(await screen.findByText('This certificate was revoked on 24 Nov 2026')).toBeTruthy();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check the signature' }));
  expect(await screen.findByText(/does not match/)).toBeTruthy();
});

test('shows that there is no certificate at the address', async () => {
  network.use(
    http.get(`*${paths.certificate(':serial')}`, () =>
      HttpResponse.json({ detail: 'There is no such certificate.' }, { status: 404 }),
    ),
  );
  await renderRemote(remote, '/certificates/nothing');
  expect(await screen.findByText('There is no such certificate')).toBeTruthy();
});

test('lists the learner’s own certificates in My Learning', async () => {
  const { certificate } = await signedCertificate();
  const headers = { 'x-total-count': '1' };
  network.use(http.get(`*${paths.certificates}`, () => HttpResponse.json([certificate], { headers })));
  await renderRemote(remote, '/my-learning?tab=certificates', { user: learner });
  const link = await screen.findByRole('link', { name: 'Show the certificate of React Basics' });
  expect(link.getAttribute('href')).toBe(`/certificates/${certificate.serial}`);
});
