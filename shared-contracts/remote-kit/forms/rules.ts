import { urlOrMediaPathPattern } from '@vidyapath/http/address-patterns';
import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import type { MessageKey, MessageParameters } from '@vidyapath/platform-api/i18n';
import { string } from 'yup';

/** What a broken rule says. The keys are of the slice's messages, so that the text is in the language of the page. */
export type RuleMessage = {
  key: MessageKey;
  /** Key of the field's label, which the text names as `{{field}}`. */
  field?: MessageKey;
  values?: MessageParameters;
};

/** The other fields of the form; an empty one may be missing. */
type Fields = Readonly<Record<string, unknown>>;
export type TextRule = readonly [holds: (value: string, fields: Fields) => boolean, message: RuleMessage];

/** A text field that says its first broken rule. */
export const ruledText = (...rules: readonly TextRule[]) =>
  string().test('rules', (value = '', context) => {
    const broken = rules.find(([holds]) => !holds(value, context.parent as Fields));
    return broken ? context.createError({ message: broken[1] }) : true;
  });

export const isFilled = (text: string): boolean => text.trim() !== '';
export const isAtMost =
  (max: number) =>
  (text: string): boolean =>
    textLength(text.trim()) <= max;
/** As it is sent: without spaces around it. */
export const trimmedMatches =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text.trim());

const isWebAddress = trimmedMatches(new RegExp(urlOrMediaPathPattern, 'i'));
const { priceMin, priceMax, priceDecimals } = limits.course;
const isDecimal = trimmedMatches(new RegExp(`^-?\\d+(?:\\.\\d{1,${priceDecimals}})?$`));

export const filled = (field: MessageKey): TextRule => [isFilled, { key: 'rule.required', field }];
const atMost = (field: MessageKey, max: number): TextRule => [
  isAtMost(max),
  { key: 'rule.tooLong', field, values: { max } },
];

/** Rules of text fields; `field` is the key of the field's label. */
export const textRules = (field: MessageKey, max: number): TextRule[] => [filled(field), atMost(field, max)];
export const addressRules = (field: MessageKey): TextRule[] => [
  ...textRules(field, limits.url.max),
  [isWebAddress, { key: 'rule.url' }],
];
export const optionalText = (field: MessageKey, max: number) => ruledText(atMost(field, max));
export const requiredText = (field: MessageKey, max: number) => ruledText(...textRules(field, max));
export const requiredChoice = (field: MessageKey) => ruledText(filled(field));
export const optionalAddress = (field: MessageKey) =>
  ruledText(atMost(field, limits.url.max), [(text) => !isFilled(text) || isWebAddress(text), { key: 'rule.url' }]);
export const requiredAddress = (field: MessageKey) => ruledText(...addressRules(field));

/** Rules of an amount in rupees, as typed. */
export const priceRules = (field: MessageKey): TextRule[] => [
  filled(field),
  [isDecimal, { key: 'rule.price', values: { decimals: priceDecimals } }],
  [(text) => Number(text) >= priceMin, { key: 'rule.priceMin', field, values: { min: priceMin } }],
  [(text) => Number(text) <= priceMax, { key: 'rule.priceMax', field, values: { max: priceMax } }],
];
export const requiredPrice = (field: MessageKey) => ruledText(...priceRules(field));

/** Rule of a whole number, or nothing. */
export const wholeRule = (min: number, max: number): TextRule => [
  (text) => !isFilled(text) || (/^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max),
  { key: 'rule.whole', values: { min, max } },
];
export const optionalWhole = (min: number, max: number) => ruledText(wholeRule(min, max));
