import { CourseDetailsSchema } from '@vidyapath/http/course';
import { limits } from '@vidyapath/http/limits';
import { detailsRules } from './details-rules';

const rules = detailsRules(false);
const isTaken = (field: string, value: unknown) =>
  rules.validateAt(field, { [field]: value }).then(
    () => true,
    () => false,
  );

const texts = Object.entries(CourseDetailsSchema.properties).flatMap(([field, schema]) =>
  field in rules.fields && 'maxLength' in schema ? [[field, Number(schema.maxLength)] as const] : [],
);

test.each(texts)('%s takes as many characters as the server: %i', async (field, max) => {
  const text = (length: number) => 'https://a.example/'.padEnd(length, 'x');
  expect([await isTaken(field, text(max)), await isTaken(field, text(max + 1))]).toEqual([true, false]);
});

test('a line of a list is as long as the server takes it', async () => {
  const { lineMax } = limits.course;
  expect(await isTaken('audience', ['x'.repeat(lineMax)])).toBe(true);
  expect(await isTaken('audience', ['x'.repeat(lineMax + 1)])).toBe(false);
});
