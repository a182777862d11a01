import { withoutDots } from '@vidyapath/http/devanagari';
import { tokensOf } from '@vidyapath/service-kit/search/words';

const free = ['free', 'muft', 'मुफ़्त', 'फ़्री', 'निःशुल्क', 'निशुल्क'];
const freeTokens = new Set(free.map(withoutDots));

/** A free course is found by these words, too, as in "free course" and "मुफ़्त कोर्स". */
export const wordsOfFree: readonly string[] = [...free, 'course', 'courses', 'कोर्स'];

export const asksForFree = (text: string): boolean => tokensOf(text).some((word) => freeTokens.has(withoutDots(word)));
