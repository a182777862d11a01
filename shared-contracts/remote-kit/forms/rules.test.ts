import { object, type Schema, ValidationError } from 'yup';
import { optionalText, optionalWhole, requiredAddress, requiredChoice, requiredPrice, requiredText } from './rules';

/** Key of the message, as the form shows it. */
async function brokenRule(rule: Schema, value: string): Promise<string | undefined> {
  const checked = object({ value: rule }).validate({ value }, { abortEarly: false });
  const error = await checked.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return error instanceof ValidationError ? (error.inner[0]?.message as unknown as { key: string }).key : undefined;
}

const field = 'fields.value';

test.each<[string, Schema, string, string | undefined]>([
  ['a required text', requiredText(field, 3), '  ', 'rule.required'],
  ['a required text', requiredText(field, 3), ' अआइ ', undefined],
  ['a required text', requiredText(field, 3), 'abcd', 'rule.tooLong'],
  ['an optional text', optionalText(field, 3), '', undefined],
  ['an optional text', optionalText(field, 3), '😀😀😀', undefined],
  ['an optional text', optionalText(field, 3), 'abcd', 'rule.tooLong'],
  ['a choice', requiredChoice(field), '', 'rule.required'],
  ['an address', requiredAddress(field), 'ftp://a.example', 'rule.url'],
  ['an address', requiredAddress(field), ' HTTPS://a.example/b ', undefined],
  ['a price', requiredPrice(field), '', 'rule.required'],
  ['a price', requiredPrice(field), '1,999', 'rule.price'],
  ['a price', requiredPrice(field), '-1', 'rule.priceMin'],
  ['a price', requiredPrice(field), '100000000', 'rule.priceMax'],
  ['a price', requiredPrice(field), '1999.50', undefined],
  ['a whole number', optionalWhole(1, 5), '', undefined],
  ['a whole number', optionalWhole(1, 5), '1.5', 'rule.whole'],
  ['a whole number', optionalWhole(1, 5), '6', 'rule.whole'],
])('%s: %#', async (_name, rule, value, key) => {
  expect(await brokenRule(rule, value)).toBe(key);
});
