import { limits } from './limits';

/** Letters, marks and pictures that a joiner may stand between. */
const joined = '\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}';
const viramas = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D';
/** Joiners are part of the spelling of Indic words: between letters, and after the virama at the end of a word in Malayalam. */
const joiner = `(?<=[${joined}])[\\u200C\\u200D](?=[${joined}])`;

/** Structural check of an address; the practical subset of RFC 5321 with a dotted domain, which may be in any script. */
export const emailPattern =
  `^(?:[^\\s@<>()\\[\\]\\\\,;:"\\p{Cc}\\p{Cf}]|${joiner})+@` +
  `(?:[\\p{L}\\p{N}](?:(?:[\\p{L}\\p{N}\\p{M}-]|${joiner})*[\\p{L}\\p{N}\\p{M}])?\\.)+` +
  `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]|${joiner})*[\\p{L}\\p{N}\\p{M}]$`;
/** A person's name: on one line, with a visible character, and without those that hide or turn others round. */
export const personNamePattern =
  '^(?=.*[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800])' +
  `(?:[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]|${joiner}|(?<=[${viramas}])\\u200D)+$`;
export const phonePattern = `^[0-9]{${limits.user.phoneDigits}}$`;
/** At least one character that is neither an ASCII letter nor a digit. */
export const specialCharacterPattern = '[^A-Za-z0-9]';
