import { string } from 'yup';

/** The other fields of the form; an empty one may be missing. */
type Fields = Readonly<Record<string, string | undefined>>;
type TextRule = readonly [holds: (value: string, fields: Fields) => boolean, message: string];

/** A text field that fails with the message of its first broken rule. */
export const ruledText = (...rules: readonly TextRule[]) =>
  string().test('rules', (value = '', context) => {
    const broken = rules.find(([holds]) => !holds(value, context.parent as Fields));
    return broken ? context.createError({ message: broken[1] }) : true;
  });

export const filled = (value: string): boolean => value.trim() !== '';
export const matches = (pattern: string) => {
  const expression = new RegExp(pattern, 'u');
  return (value: string): boolean => expression.test(value);
};
