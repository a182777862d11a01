import { soundOf, type WordSound } from '@vidyapath/service-kit/search/sound';
import { wordsOf } from '@vidyapath/service-kit/search/words';

/** A name as a search compares it. */
export interface SearchName {
  text: string;
  sounds: WordSound[];
}

export const searchName = (name: string): SearchName => ({
  text: name.normalize('NFC').toLowerCase(),
  sounds: wordsOf(name).map(soundOf),
});
