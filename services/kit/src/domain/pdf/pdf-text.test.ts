import { inflateSync } from 'node:zlib';
import { paragraphOf, runsOf } from './paragraph';
import { bytesOf, openSheet } from './pdf-sheet';
import { fitted, heightOf, write } from './pdf-text';

const madeAt = new Date('2026-11-27T06:30:00Z');

const draw = (texts: readonly string[], bold = false): Promise<Buffer> =>
  bytesOf(openSheet({ title: 'Names', author: 'Vidyapath', language: 'en', madeAt }), (on) => {
    texts.forEach((text, index) => write(on, { x: 40, y: 40 + 30 * index, width: 500 }, text, { size: 16, bold }));
  });

const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
/** Numbers of the drawn glyphs; 0 is the box of a font. */
const glyphsOf = (pdf: Buffer): number[] =>
  streamsOf(pdf)
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => parseInt(glyph, 16)));
const fontsOf = (pdf: Buffer): string[] => [
  ...new Set([...pdf.toString('latin1').matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name = '']) => name)),
];
/** The runs of a line, from left to right. */
const runsFrom = (text: string) => {
  const paragraph = paragraphOf(text, '400Regular');
  return runsOf(paragraph, 0, paragraph.text.length).map((run) => run.text);
};

const names = [
  ['Latin', 'Kṛṣṇa Ṭhākur Ñandú Đặng', 'NotoSans'],
  ['Devanagari', 'लक्ष्मी कृष्णमूर्ति श्रीवास्तव', 'NotoSansDevanagari'],
  ['Bengali', 'শ্রীজাতা মুখোপাধ্যায় ৰঞ্জন', 'NotoSansBengali'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਘਁ', 'NotoSansGurmukhi'],
  ['Gujarati', 'જ્યોતિ શ્રીમાળી', 'NotoSansGujarati'],
  ['Odia', 'ଶ୍ରୀକାନ୍ତ ମହାପାତ୍ର', 'NotoSansOriya'],
  ['Tamil', 'தமிழ்ச்செல்வி ஸ்ரீநிவாஸன்', 'NotoSansTamil'],
  ['Telugu', 'శ్రీనివాస్ కృష్ణమూర్తి', 'NotoSansTelugu'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ', 'NotoSansKannada'],
  ['Malayalam', 'ശ്രീകുമാർ കൃഷ്ണൻ', 'NotoSansMalayalam'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ', 'NotoSansOlChiki'],
  ['Meetei Mayek', 'ꯃꯩꯇꯩ ꯆꯅꯨ', 'NotoSansMeeteiMayek'],
  ['Urdu', 'محمد اقبال ڈاکٹر ٹیپو', 'NotoSansArabic'],
  ['Sindhi and Kashmiri', 'ڄام ڳوٺ کٲشُر', 'NotoSansArabic'],
] as const;

test.each(names)('a name in %s is drawn without an empty box, plain and bold', async (_script, name, font) => {
  for (const bold of [false, true]) {
    const pdf = await draw([name], bold);
    expect(fontsOf(pdf).map((one) => one.replace(/-?(Regular|Bold)$/, ''))).toContain(font);
    const glyphs = glyphsOf(pdf);
    expect(glyphs.length).toBeGreaterThan(5);
    expect(glyphs).not.toContain(0);
  }
});

test('all scripts in one text and every letter of their blocks have no empty box', async () => {
  const blocks = [0xc0, 0x1e00, 0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00, 0x1c50, 0xabc0, 0x600];
  const letters = blocks.map((first) =>
    Array.from({ length: 128 }, (_, index) => String.fromCodePoint(first + index)).join(' '),
  );
  const pdf = await draw([names.map(([, name]) => name).join(' '), ...letters]);
  expect(glyphsOf(pdf)).not.toContain(0);
});

test('what no font has is left out: signs, marks of direction, unknown letters', async () => {
  const plain = glyphsOf(await draw(['Asha Rao']));
  expect(glyphsOf(await draw(['A\u202E\u200Bs\u2066h\u00ADa😀 \u{1D4D0}Rao\uE000\u{10FFFF}']))).toEqual(plain);
  expect(glyphsOf(await draw(['😀', '']))).toEqual([]);
});

test('an Indic word is shaped after Latin letters of the same font as it is alone', async () => {
  await draw(['The fonts are open now.']);
  for (const word of ['कि', 'ਸਿੰਘ', 'শ্রী', 'తెలుగు', 'தமிழ்'])
    expect(runsFrom(`PDF ${word} (1)`)).toEqual(['PDF ', `${word} (1)`]);
});

test('joiners between Indic letters reach the shaper', async () => {
  const [plain, joined, apart] = [await draw(['क्ष']), await draw(['क्\u200Dष']), await draw(['क्\u200Cष'])].map(glyphsOf);
  expect(new Set([plain?.length, joined?.length, apart?.length]).size).toBe(3);
});

test('a text from right to left has its first word at the right; numbers and Latin letters keep their order', async () => {
  await draw(['The fonts are open now.']);
  expect(runsFrom('محمد 123 (Iqbal خان)')).toEqual(['خان)', ' ', 'Iqbal', ') ', '123', 'محمد ']);
  expect(runsFrom('Dr. محمد اقبال (Delhi)')).toEqual(['Dr. ', 'محمد اقبال', ' (', 'Delhi)']);
});

test('a long text breaks at spaces, a long word inside, and a text of one line becomes smaller', async () => {
  await bytesOf(openSheet({ title: 'Lines', author: 'Vidyapath', language: 'en', madeAt }), (on) => {
    const line = heightOf(on, 'x', 100);
    expect(heightOf(on, 'two words', 40)).toBeCloseTo(2 * line);
    expect(heightOf(on, 'w'.repeat(60), 100)).toBeGreaterThan(3 * line);
    expect(heightOf(on, 'one\ntwo', 500)).toBeCloseTo(2 * line);
    const { size = 9 } = fitted(on, 'w'.repeat(60), 100, { size: 20 });
    expect(heightOf(on, 'w'.repeat(60), 100, { size })).toBeLessThan(line);
  });
});

test('the same text gives the same glyphs after other documents', async () => {
  const tounicode = async () =>
    streamsOf(await draw(['શ્રી Asha श्री'])).filter((stream) => stream.includes('beginbfrange'));
  const before = await tounicode();
  await draw(['ક્ષી શ્રીમતી श्रीमती Aśha']);
  expect(await tounicode()).toEqual(before);
});
