import { CourseBodySchema } from '@vidyapath/http/course';
import { courseRules } from './course-form.schema';

const limits = Object.entries(CourseBodySchema.properties).flatMap(([field, schema]) =>
  field in courseRules.fields && 'maxLength' in schema ? [[field, Number(schema.maxLength)] as const] : [],
);

test.each(limits)('%s takes as many characters as the server: %i', async (field, max) => {
  const isTaken = (length: number) =>
    courseRules.validateAt(field, { [field]: 'https://a.example/'.padEnd(length, 'x') }).then(
      () => true,
      () => false,
    );
  expect([await isTaken(max), await isTaken(max + 1)]).toEqual([true, false]);
});
