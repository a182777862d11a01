import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { accessChanged, type GrantChange } from '@vidyapath/http/commerce-events';
import type { CertificateKeys, OwnCertificate } from '@vidyapath/http/learning-certificates';
import { userChanged, userErased } from '@vidyapath/http/user-events';
import { createNextKey } from '@vidyapath/service-kit/domain/keys/key-files';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const base = '/api/learning/certificates';

async function newPerson(name = 'Asha Verma') {
  const id = newId();
  const account = {
    name,
    email: `p${id}@learner.example`,
    email_verified: true,
    role: 'User',
    disabled: false,
  } as const;
  await learning.deliver(userChanged, { user_id: id, version: 1, ...account, language: 'hi' });
  return id;
}

/** A course of one lesson without a duration, and how often a person completes it at once. */
async function complete(id: number, times = 1, over: Parameters<typeof deliverCourse>[2] = {}) {
  const lesson = lessonOf({ duration_seconds: 0 });
  const { course_id } = await deliverCourse(learning, [lesson], over);
  learning.commerce.grant(id, course_id);
  const url = `/api/learning/progress/${lesson.video_id}/done`;
  const reports = Array.from({ length: times }, () => learning.post(url, { reason: 'no-duration' }, { id }));
  const statuses = (await Promise.all(reports)).map(({ statusCode }) => statusCode);
  return { course_id, statuses };
}

const ownOf = async (id: number) => (await learning.get(base, { id })).json<OwnCertificate[]>();
const soleOf = async (id: number) => (await ownOf(id))[0] as OwnCertificate;
const publicOf = (serial: string) => learning.app.inject(`${base}/${serial}`);
const keysOf = async () => (await learning.app.inject(`${base}/keys`)).json<CertificateKeys>().keys;

async function claimsBy(jws: string) {
  const [head = '', payload = '', signature = ''] = jws.split('.');
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, string>;
  const jwk = (await keysOf()).find(({ kid }) => kid === decode(head).kid);
  const key = createPublicKey({ key: jwk ?? {}, format: 'jwk' });
  const signed = Buffer.from(`${head}.${payload}`);
  const isGood = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isGood ? decode(payload) : undefined;
}

const paid = { actual_price: 499, discounted_price: 399 };
const grantOf = (user_id: number, course_id: number | null, over: Partial<GrantChange> = {}): GrantChange => ({
  grant_id: randomUUID(),
  version: 1,
  user_id,
  scope: course_id === null ? 'all' : 'course',
  course_id,
  source: 'order',
  order_id: randomUUID(),
  created_at: '2026-01-01T00:00:00.000Z',
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: null,
  revoked_at: null,
  revoked_for: null,
  revoked_in_window: false,
  ...over,
});
const refunded = {
  version: 2,
  revoked_at: '2026-01-02T00:00:00.000Z',
  revoked_for: 'refund',
  revoked_in_window: true,
} as const;

test('completed 50 times at once a course has one certificate, which everybody can read', async () => {
  const id = await newPerson();
  const { course_id } = await complete(id, 50);
  const certificates = await ownOf(id);
  expect(certificates).toHaveLength(1);
  const { course_id: own, course_name_hi, ...shown } = certificates[0] as OwnCertificate;
  expect([own, course_name_hi]).toEqual([course_id, 'बीजगणित']);
  expect(shown).toMatchObject({
    learner_name: 'Asha Verma',
    course_name: 'Algebra',
    status: 'valid',
    revoked_at: null,
  });
  expect(shown.serial).toMatch(/^[0-9a-f]{32}$/);
  expect((await publicOf(shown.serial)).json()).toEqual(shown);
  const [listed] = (await learning.get('/api/learning/my-courses', { id })).json<{ certificate_serial: string }[]>();
  expect(listed?.certificate_serial).toBe(shown.serial);
  expect((await learning.get('/api/learning/analytics', { id })).json()).toMatchObject({ certificates: 1 });
});

test('the signature has the same claims, also after a change of the key; a forged one is not valid', async () => {
  const id = await newPerson();
  await complete(id);
  const { serial, learner_name, course_name, issued_at, jws } = await soleOf(id);
  expect(await claimsBy(jws)).toEqual({ serial, learner_name, course_name, issued_at });
  const [head, payload = '', signature] = jws.split('.');
  const forged = Buffer.from(payload, 'base64url').toString().replace('Asha', 'Usha');
  expect(await claimsBy([head, Buffer.from(forged).toString('base64url'), signature].join('.'))).toBeUndefined();

  const next = join(learning.keyFolder, createNextKey(learning.keyFolder));
  const longAgo = Date.now() / 1_000 - 1_000_000;
  utimesSync(next, longAgo, longAgo);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  expect(await keysOf()).toHaveLength(2);
  clock.mockRestore();
  const other = await newPerson();
  await complete(other);
  const later = await soleOf(other);
  expect(later.jws.split('.')[0]).not.toBe(head);
  expect([await claimsBy(later.jws), await claimsBy(jws)]).toMatchObject([{ serial: later.serial }, { serial }]);
});

test('a refund within its time revokes the certificate, and restores it when the refund fails', async () => {
  const id = await newPerson();
  const { course_id } = await complete(id, 1, paid);
  const { serial } = await soleOf(id);
  const grant = grantOf(id, course_id);
  await learning.deliver(accessChanged, grant);
  await learning.deliver(accessChanged, { ...grant, ...refunded });
  expect((await publicOf(serial)).json()).toMatchObject({ status: 'revoked', revoked_at: refunded.revoked_at });
  await learning.deliver(accessChanged, { ...grant, version: 3 });
  expect((await publicOf(serial)).json()).toMatchObject({ status: 'valid', revoked_at: null });
});

test.each<[string, Partial<GrantChange>, number]>([
  ['after its time', { ...refunded, revoked_in_window: false }, 0],
  ['by staff', { ...refunded, revoked_for: 'staff' }, 0],
  ['of one grant, while another gives the course', refunded, 1],
])('what is taken back %s leaves the certificate', async (_what, over, others) => {
  const id = await newPerson();
  const { course_id } = await complete(id, 1, paid);
  for (let count = 0; count < others; count += 1) await learning.deliver(accessChanged, grantOf(id, null));
  await learning.deliver(accessChanged, grantOf(id, course_id, over));
  expect(await soleOf(id)).toMatchObject({ status: 'valid' });
});

test('a certificate that an Admin revoked stays revoked after a refund, and is audited once', async () => {
  const id = await newPerson();
  const { course_id } = await complete(id, 1, paid);
  const { serial } = await soleOf(id);
  const grant = grantOf(id, course_id, refunded);
  await learning.deliver(accessChanged, grant);
  for (const reason of ['Lessons were skipped', 'Again'])
    expect((await learning.post(`${base}/${serial}/revoke`, { reason }, 'Admin')).json()).toMatchObject({
      status: 'revoked',
    });
  await learning.deliver(accessChanged, { ...grantOf(id, course_id), grant_id: grant.grant_id, version: 3 });
  expect((await publicOf(serial)).json()).toMatchObject({ status: 'revoked' });
  const entries = await learning.db('audit').where({ action: 'certificate.revoked', resource_id: serial });
  expect(entries).toHaveLength(2);
  expect((await learning.get('/api/learning/analytics', { id })).json()).toMatchObject({ certificates: 0 });
});

test('the certificate of an erased account stays, without the name', async () => {
  const id = await newPerson('Meera Nair');
  await complete(id);
  const { serial } = await soleOf(id);
  await learning.deliver(userErased, { user_id: id, version: 2 });
  const { jws, ...shown } = (await publicOf(serial)).json<OwnCertificate>();
  expect(shown).toMatchObject({ learner_name: '', status: 'valid' });
  expect(await claimsBy(jws)).toMatchObject({ learner_name: '', serial });
});

test.each(['', '.pdf'])('unknown serials are 404%s', async (ending) => {
  for (const serial of ['0'.repeat(32), 'unknown', randomUUID(), '%E0%A4%95'])
    expect((await learning.app.inject(`${base}/${serial}${ending}`)).statusCode).toBe(404);
});

test('the PDF is as public as the page', async () => {
  const id = await newPerson('आशा');
  await complete(id);
  const answer = await learning.app.inject(`${base}/${(await soleOf(id)).serial}.pdf`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
