import { isNear as isNearTo, keyed, keysOf, keysOfText } from './near-words';
import { soundOf } from './sound';
import { wordsOf } from './words';

const isNear = (typed: string, word: string, lenient?: boolean) => isNearTo(soundOf(typed), soundOf(word), lenient);
const sharesKey = (a: string, b: string) => keysOf(a).some((key) => keysOf(b).includes(key));

describe('near words', () => {
  it.each([
    ['pyhton', 'python'],
    ['phyton', 'python'],
    ['pythn', 'python'],
    ['machne', 'machine'],
    ['javscript', 'javascript'],
    ['jvaa', 'java'],
    ['programing', 'programming'],
    ['पाईथन', 'पाइथन'],
    ['गणीत', 'गणित'],
    ['फोटोग्राफी', 'फ़ोटोग्राफ़ी'],
    ['डसवलपमेंट', 'डेवलपमेंट'],
    ['ेवलपमेंट', 'डेवलपमेंट'],
  ])('matches the misspelt %s with %s', (typed, word) => {
    expect(isNear(typed, word)).toBe(true);
    expect(sharesKey(typed, word)).toBe(true);
  });

  it.each([
    ['पाइथन', 'python'],
    ['पायथन', 'python'],
    ['जावास्क्रिप्ट', 'javascript'],
    ['मशीन', 'machine'],
    ['लर्निंग', 'learning'],
    ['प्रोग्रामिंग', 'programming'],
    ['कंप्यूटर', 'computer'],
    ['कम्प्यूटर', 'computer'],
    ['एल्गोरिदम', 'algorithm'],
    ['डिज़ाइन', 'design'],
    ['डेटा', 'data'],
    ['वेब', 'web'],
    ['एक्सेल', 'excel'],
    ['केमिस्ट्री', 'chemistry'],
    ['फ़िज़िक्स', 'physics'],
    ['गणित', 'ganit'],
    ['योग', 'yoga'],
    ['हिन्दी', 'hindi'],
    ['हिंदी', 'hindi'],
    ['संस्कृत', 'sanskrit'],
    ['विज्ञान', 'vigyan'],
    ['अंग्रेज़ी', 'angrezi'],
  ])('matches %s and %s, one word in two scripts, both ways', (hindi, latin) => {
    expect([isNear(hindi, latin), isNear(latin, hindi), sharesKey(hindi, latin)]).toEqual([true, true, true]);
  });

  it.each([
    ['zzqxv', 'python'],
    ['give', 'java'],
    ['cotton', 'python'],
    ['art', 'data'],
    ['गीत', 'data'],
    ['खाना', 'python'],
    ['cat', 'car'],
  ])('does not match %s with %s', (typed, word) => {
    expect(isNear(typed, word)).toBe(false);
  });

  it.each([
    ['fro', 'for'],
    ['jva', 'java'],
    ['wev', 'web'],
    ['ot', 'to'],
    ['me', 'में'],
  ])('matches the short %s with %s when nothing else is found', (typed, word) => {
    expect([isNear(typed, word), isNear(typed, word, true), sharesKey(typed, word)]).toEqual([false, true, true]);
  });

  it.each(['छ', 'क्ष', 'क', 'x', 'ट्ठ', '𑄇'])(
    'makes few keys for a word of many %s, and for many such words',
    (letter) => {
      const words = Array.from(
        { length: 12 },
        (_, at) => wordsOf(`${'abcdefghijkl'[at]}${letter.repeat(60)}`)[0] ?? '',
      );
      for (const word of words) expect(keysOf(word).length).toBeLessThan(400);
      expect((keysOfText(words) ?? []).flat().length).toBeLessThanOrEqual(1_500);
    },
  );

  it('makes a bounded number of keys for any words of a course', () => {
    const words = Array.from(
      { length: 1_150 },
      (_, at) => [...String(at)].map((digit) => 'छझखघचभफठथध'[Number(digit)]).join('') + 'छछछ',
    );
    const entries = keyed(words);
    expect(entries.map(({ word }) => word)).toEqual(words);
    expect(entries.flatMap(({ keys }) => keys).length).toBeLessThan(31_000);
  });

  it('splits a text into its words, without joiners and punctuation', () => {
    expect(wordsOf('C++ and Data, data; क्\u200dषमा! ेवल')).toEqual(['and', 'c', 'data', 'क्षमा', 'ेवल']);
  });
});
