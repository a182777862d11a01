import type { CategoryBody } from '@vidyapath/http/category';
import type { CourseBody } from '@vidyapath/http/course';
import { courseLevels } from '@vidyapath/http/course-levels';
import type { CourseModuleBody } from '@vidyapath/http/course-module';
import { limits } from '@vidyapath/http/limits';
import type { ModuleVideoBody } from '@vidyapath/http/module-video';
import fc from 'fast-check';

/** Texts that editors, fonts and databases often damage: conjuncts, joiners, families, flags, marks of direction, composed and decomposed accents. */
const oftenDamaged = [
  'क्षि',
  'क्\u200dष',
  'ज्ञ',
  '\u095c',
  '👩‍👩‍👧',
  '🇮🇳',
  '👍🏽',
  '\u200fعربي\u200e',
  '\u202eabc\u202c',
  '\u00e9',
  'e\u0301',
  '\ufeff',
  '\u00a0',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '\r\n',
  '\t',
  '{{x}}',
];
const unit = fc.oneof(
  fc.constantFrom(...oftenDamaged),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

const codePoints = (text: string) => [...text];
/** Text of up to `most` code points without NUL, which is refused; sometimes of the greatest length. */
export function text(most: number): fc.Arbitrary<string> {
  const short = fc.array(unit, { maxLength: 12 }).map((units) => units.join('').replaceAll('\0', ''));
  const long = fc.string({ unit: 'binary', minLength: most, maxLength: most }).map((one) => one.replaceAll('\0', '🙂'));
  return fc
    .oneof({ weight: 4, arbitrary: short }, { weight: 1, arbitrary: long })
    .map((one) => codePoints(one).slice(0, most).join(''));
}

/** Text that ends with a visible character. */
const required = (most: number) =>
  fc.tuple(text(most - 1), fc.constantFrom('x', 'अ', '🙂')).map(([one, seen]) => one + seen);

const urlWith = (ownPath: RegExp) =>
  fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }).filter((one) => !/["<>\\]/.test(one)),
    fc.stringMatching(ownPath),
    fc.constant('https://उदाहरण.example/पाठ?एक=👩‍👩‍👧#y'),
  );
const url = urlWith(/^\/media\/[a-z0-9]{1,20}\.webp$/);
const lines = fc.array(required(limits.course.lineMax), { maxLength: limits.course.linesMax });
const price = fc.integer({ min: 0, max: limits.course.priceMax * 100 }).map((paise) => paise / 100);
const status = fc.constantFrom('Active' as const, 'Inactive' as const);

export const randomCategory: fc.Arbitrary<CategoryBody> = fc.record(
  { CategoryName: required(60), CategoryNameHindi: fc.oneof(fc.constant(''), required(100)), Status: status },
  { requiredKeys: ['CategoryName', 'CategoryNameHindi', 'Status'] },
);

export const randomCourse = (category_id: number): fc.Arbitrary<Required<CourseBody>> =>
  fc.record({
    course_name: required(limits.course.nameMax),
    course_description: required(limits.course.descriptionMax),
    course_info: required(3_000).map((one) => `<p>${one.replace(/[&<>"]/g, '')}</p>`),
    course_language: fc.constantFrom('English' as const, 'Hindi' as const, '' as const),
    banner_image: fc.oneof(fc.constant(''), url),
    author: text(limits.course.authorMax),
    rating: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
    actual_price: price,
    discounted_price: price,
    is_premium: fc.boolean(),
    is_best_seller: fc.boolean(),
    is_public: fc.boolean(),
    video_path: url,
    category_id: fc.constant(category_id),
    what_you_learn: lines,
    requirements: lines,
    audience: lines,
    level: fc.constantFrom(...courseLevels, null),
    course_name_hi: fc.oneof(fc.constant(''), required(limits.course.nameMax)),
    course_description_hi: fc.oneof(fc.constant(''), required(limits.course.descriptionMax)),
  });

export const randomModule = (CourseId: number): fc.Arbitrary<CourseModuleBody & { Status: string }> =>
  fc.record({
    CourseId: fc.constant(CourseId),
    ModuleName: required(limits.courseModule.nameMax),
    ModuleDescription: required(limits.courseModule.descriptionMax),
    SequenceNo: fc.integer({ min: 1, max: limits.courseModule.sequenceMax }),
    Status: status,
  });

export const randomVideo = (course_id: number, module_id: number): fc.Arbitrary<ModuleVideoBody> =>
  fc.record({
    course_id: fc.constant(course_id),
    module_id: fc.constant(module_id),
    video_title: required(limits.moduleVideo.titleMax),
    video_url: urlWith(/^\/media\/lessons\/[0-9a-f]{64}\.mp4$/),
    duration_in_seconds: fc.integer({ min: 0, max: limits.moduleVideo.durationMaxSeconds }),
    sequence_no: fc.integer({ min: 1, max: limits.courseModule.sequenceMax }),
    is_preview: fc.boolean(),
    is_published: fc.boolean(),
  });
