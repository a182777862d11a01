import type { FaqEntry, FaqRecord } from '@vidyapath/http/support-faq';
import { type Desk, person, startDesk } from '../../testing/desk-fixture';

let desk: Desk;
const staff = person('Staff');
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

const path = '/api/support/faq';
const entry = {
  category: 'Refunds',
  question_en: 'Money back?',
  answer_en: '<p>Within <strong>72 hours</strong>.</p>',
  question_hi: 'पैसे वापस?',
  answer_hi: '<p>72 घंटों में।</p>',
  position: 10,
  published: true,
};
const create = async (over: object = {}) =>
  (await desk.call(staff, 'POST', path, { ...entry, ...over })).json<FaqRecord>();
const read = async (query = '') => (await desk.get(path + query)).json<FaqEntry[]>();

test('visitors read published entries in their language and in order', async () => {
  const second = await create({ position: 20, question_en: 'Second?', question_hi: '', answer_hi: '' });
  const first = await create();
  await create({ published: false, question_en: 'Hidden?' });
  expect(await read()).toEqual([
    {
      faq_id: first.faq_id,
      category: 'Refunds',
      question: 'Money back?',
      position: 10,
      answer: '<p>Within <strong>72 hours</strong>.</p>',
    },
    expect.objectContaining({ faq_id: second.faq_id, question: 'Second?' }),
  ]);
  expect((await read('?lang=hi')).map(({ question }) => question)).toEqual(['पैसे वापस?', 'Second?']);
  expect((await read('?lang=hi&q=घंटों')).map(({ faq_id }) => faq_id)).toEqual([first.faq_id]);
  // A letter with a dot below is found whether it was typed as one character or two.
  const dotted = await create({ question_hi: 'कोर्स \u0959रीदूँ?', position: 30 });
  for (const q of ['\u0959री', '\u0916\u093cरी'])
    expect((await read(`?lang=hi&q=${q}`)).map(({ faq_id }) => faq_id)).toEqual([dotted.faq_id]);
  await desk.call(staff, 'DELETE', `${path}/${dotted.faq_id}`);
  expect(await read('?q=strong')).toEqual([]);
  expect((await desk.get(`${path}?lang=fr`)).statusCode).toBe(400);
  const { headers } = await desk.get(path);
  expect([headers['x-total-count'], headers['cache-control']]).toEqual(['2', expect.stringContaining('s-maxage=5')]);
  const again = await desk.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

describe('the search', () => {
  const texts = [
    {
      question_en: 'Can I get my money back?',
      answer_en: '<p>Choose <strong>Refund</strong> in class 12.</p>',
      question_hi: 'क्या पैसे वापस मिलेंगे?',
      answer_hi: '<p>हाँ, कक्षा १२ में।</p>',
    },
    {
      question_en: 'Where is my certificate?',
      answer_en: '<p>On your dashboard.</p>',
      question_hi: '',
      answer_hi: '',
    },
  ];
  const ids: number[] = [];
  beforeAll(async () => {
    for (const [at, text] of texts.entries())
      ids.push((await create({ category: `Search ${at}`, position: 50 + at, ...text })).faq_id);
  });
  afterAll(async () => {
    for (const id of ids) await desk.call(staff, 'DELETE', `${path}/${id}`);
  });
  const found = async (q: string, lang = 'en') =>
    (await read(`?lang=${lang}&q=${encodeURIComponent(q)}`))
      .map(({ faq_id }) => ids.indexOf(faq_id))
      .filter((at) => at >= 0);

  it.each([
    ['refnd', [0]],
    ['paisa wapas', [0]],
    ['रिफंड', [0]],
    ['mony bak', [0]],
    ['moneyback', [0]],
    ['certifcate', [1]],
    ['सर्टिफिकेट', [1]],
    ['zzqxv', []],
    ['refund zzqxv', []],
  ])('forgives as the catalogue does: %s', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
    expect(await found(q, 'hi')).toEqual(expected);
  });

  it('reads the digits of both scripts as one', async () => {
    for (const lang of ['en', 'hi'])
      for (const q of ['class 12', 'कक्षा 12', '१२']) expect(await found(q, lang)).toEqual([0]);
  });

  it('lists literal matches first, then near ones, also by pages, and follows changes', async () => {
    const literal = await create({
      category: 'Other',
      question_en: 'A refnd',
      position: 99,
      question_hi: '',
      answer_hi: '',
    });
    const inOrder = (await read('?q=refnd')).map(({ faq_id }) => faq_id);
    expect(inOrder[0]).toBe(literal.faq_id);
    expect(inOrder).toContain(ids[0]);
    const pages = await Promise.all(inOrder.map(async (_id, at) => read(`?q=refnd&limit=1&offset=${at}`)));
    expect(pages.flat().map(({ faq_id }) => faq_id)).toEqual(inOrder);
    await desk.call(staff, 'DELETE', `${path}/${literal.faq_id}`);
    expect((await read('?q=refnd')).map(({ faq_id }) => faq_id)).not.toContain(literal.faq_id);
  });
});

test('answers have the rich text of the allow-list and nothing else', async () => {
  const hostile = '<p onclick="x()">Safe<script>alert(1)</script><a href="javascript:alert(1)">x</a></p>';
  const { answer_en } = await create({ answer_en: hostile });
  expect(answer_en).toBe('<p>Safex</p>');
  for (const answer of ['<p></p>', '<script>alert(1)</script>', '<b>'.repeat(2_000)]) {
    const refused = await desk.call(staff, 'POST', path, { ...entry, answer_en: answer });
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ field: 'answer_en' }] });
  }
});

test('staff changes entries with the version that was read, and deletes them once', async () => {
  const { faq_id } = await create();
  const url = `${path}/${faq_id}`;
  const { headers } = await desk.call(staff, 'GET', url);
  const change = (over: object, etag = String(headers.etag)) =>
    desk.call(staff, 'PUT', url, { ...entry, ...over }, { 'if-match': etag });
  expect((await change({ position: 5 })).json()).toMatchObject({ position: 5 });
  expect((await change({ position: 6 })).statusCode).toBe(412);
  expect((await desk.call(staff, 'PUT', url, { ...entry, answer_en: undefined })).statusCode).toBe(400);
  expect((await desk.call(staff, 'DELETE', url)).statusCode).toBe(204);
  expect((await desk.call(staff, 'DELETE', url)).statusCode).toBe(404);
  const trail = await desk.call(person('Admin'), 'GET', `/api/support/audit?resource_type=faq&resource_id=${faq_id}`);
  expect(trail.json<{ action: string }[]>().map(({ action }) => action)).toEqual([
    'faq.deleted',
    'faq.changed',
    'faq.created',
  ]);
});
