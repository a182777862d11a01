import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import { urlOrMediaPathPattern } from '@vidyapath/http/address-patterns';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { string } from 'yup';

const webAddress = new RegExp(urlOrMediaPathPattern, 'i');
const decimal = new RegExp(`^-?\\d+(?:\\.\\d{1,${limits.course.priceDecimals}})?$`);

/** Rules of text fields; `label` is the field's name in messages. */
export function textRules(t: Translate) {
  const text = (label: string, max: number) =>
    string().test('length', t('rule.tooLong', { field: label, max }), (value = '') => textLength(value.trim()) <= max);
  const filled = (label: string) => t('rule.required', { field: label });
  return {
    optional: text,
    required: (label: string, max: number) =>
      text(label, max).test('filled', filled(label), (value = '') => value.trim() !== ''),
    choice: (label: string) => string().required(filled(label)),
    address: (label: string) =>
      text(label, limits.url.max)
        .test('filled', filled(label), (value = '') => value.trim() !== '')
        .test('address', t('rule.url'), (value = '') => value.trim() === '' || webAddress.test(value.trim())),
    price(label: string) {
      const { priceMin: min, priceMax: max, priceDecimals: decimals } = limits.course;
      return string()
        .test('filled', filled(label), (value = '') => value.trim() !== '')
        .test(
          'number',
          t('rule.price', { decimals }),
          (value = '') => value.trim() === '' || decimal.test(value.trim()),
        )
        .test('min', t('rule.priceMin', { field: label, min }), (value = '') => !(Number(value) < min))
        .test('max', t('rule.priceMax', { field: label, max }), (value = '') => !(Number(value) > max));
    },
  };
}
