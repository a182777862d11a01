import { drawCertificate } from './draw-certificate';

const content = {
  app_name: 'Vidyapath',
  url: `https://learn.example/certificates/${'a'.repeat(32)}`,
  serial: 'a'.repeat(32),
  issued_at: '2026-11-24T06:00:00.000Z',
  status: 'valid' as const,
  revoked_at: null,
};

test.each([
  ['of one word as long as names may be', 'W'.repeat(100), 'x'.repeat(200)],
  ['of many words in Hindi', 'लक्ष्मीनारायण कृष्णमूर्ति '.repeat(4), 'डेटा संरचनाएँ और एल्गोरिदम '.repeat(8)],
  [
    'with marks of direction, line breaks and signs without a glyph',
    'a\u202E\u2066b\n\r\t\u0000c😀مرحبا',
    '\u200E\u200F',
  ],
  ['that is gone', '', 'Algebra'],
])('names %s stay on the one page', async (_what, learner_name, course_name) => {
  const pdf = (await drawCertificate({ ...content, learner_name, course_name })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(pdf).toContain('/Marked true');
});

test('each drawing has the same bytes', async () => {
  const draw = () => drawCertificate({ ...content, learner_name: 'Asha', course_name: 'Algebra' });
  expect((await draw()).equals(await draw())).toBe(true);
});
