import { paise } from '../../lib/money/paise';
import { type Holdings, nothingHeld } from '../grants/grants';
import { lineProblemsOf } from './line-problem';
import type { Offer } from './offer';

const course = (course_id: number, fields: Partial<Offer> = {}): Offer => ({
  kind: 'course',
  course_id,
  plan_id: null,
  title: '',
  title_hi: '',
  banner_image: '',
  list: paise(50_000),
  price: paise(50_000),
  plan: null,
  forSale: true,
  ...fields,
});
const plan = (months: number | null, kind: 'bundle' | 'all', course_ids: number[], fields: Partial<Offer> = {}) =>
  course(0, { kind: 'plan', course_id: null, plan_id: 1, plan: { kind, months, course_ids }, ...fields });
const bundle = (...course_ids: number[]) => plan(null, 'bundle', course_ids);
const bundleFor = (months: number, ...course_ids: number[]) => plan(months, 'bundle', course_ids);
const twoYears = plan(24, 'all', []);
const lifetime = plan(null, 'all', []);
const free = { price: paise(0) };
const gone = { forSale: false };

const holding = (...courses: number[]): Holdings => ({ all: false, courses: new Set(courses) });
const all: Holdings = { all: true, courses: new Set() };

test.each<[string, Offer[], Holdings, (string | null)[]]>([
  ['courses', [course(1), course(2)], nothingHeld, [null, null]],
  ['a course that is not for sale, also when it is owned', [course(1, gone)], holding(1), ['not-for-sale']],
  ['a free course, also when it is owned', [course(1, free)], holding(1), ['free']],
  ['an owned course', [course(1), course(2)], holding(1), ['owned', null]],
  ['anything for who holds all for life', [course(1), bundle(1, 2), twoYears, lifetime], all, Array(4).fill('owned')],
  ['a bundle of which each course is owned', [bundle(1, 2)], holding(1, 2, 3), ['owned']],
  ['a bundle of which some are owned', [bundle(1, 2)], holding(1), [null]],
  ['a plan of all courses for who owns some', [lifetime], holding(1, 2), [null]],
  ['a course and a bundle with it', [course(1), bundle(1, 2)], nothingHeld, ['included', null]],
  ['an owned course and a bundle with it', [course(1), bundle(1, 2)], holding(1), ['owned', null]],
  [
    'a course and a bundle with it that is not for sale',
    [course(1), { ...bundle(1), ...gone }],
    nothingHeld,
    [null, 'not-for-sale'],
  ],
  ['a free course and a bundle with it', [course(1, free), bundle(1, 2)], nothingHeld, ['free', null]],
  ['a course and a plan of all that ends', [course(1), twoYears], nothingHeld, ['included', null]],
  ['a bundle and a plan of all', [lifetime, bundle(1)], nothingHeld, [null, 'included']],
  ['a bundle within another', [bundle(1), bundle(1, 2)], nothingHeld, ['included', null]],
  ['bundles that share a course', [bundle(1, 2), bundle(2, 3)], nothingHeld, [null, null]],
  ['a course, a bundle with it and all', [course(1), bundle(1), lifetime], nothingHeld, ['included', 'included', null]],
  ['equal bundles', [bundle(1, 2), bundle(2, 1)], nothingHeld, [null, 'included']],
  ['equal bundles of which one lasts longer', [bundleFor(12, 1), bundle(1)], nothingHeld, ['included', null]],
  ['plans of all that follow each other', [twoYears, plan(12, 'all', [])], nothingHeld, [null, null]],
  ['a plan of all and one for life', [twoYears, lifetime], nothingHeld, ['included', null]],
  ['two plans of all for life', [lifetime, plan(null, 'all', [])], nothingHeld, [null, 'included']],
])('%s', (_what, offers, holdings, expected) => {
  expect(lineProblemsOf(offers, holdings, [])).toEqual(expected);
});

test('an item of an unpaid order is held, unless it is owned, and brings nothing', () => {
  const pending = [
    { course_id: 1, plan_id: null, order_id: 'one' },
    { course_id: null, plan_id: 1, order_id: 'other' },
  ];
  expect(lineProblemsOf([course(1), course(2)], nothingHeld, pending)).toEqual(['held', null]);
  expect(lineProblemsOf([course(1), bundle(1, 2)], holding(1), pending)).toEqual(['owned', 'held']);
  expect(lineProblemsOf([course(2), bundle(1, 2)], nothingHeld, pending)).toEqual([null, 'held']);
});
