import { randomUUID } from 'node:crypto';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { PublicCourse, PublicCourseContent } from '@vidyapath/http/public-course';
import { courseWithContent } from '../../testing/course-with-content';
import { unique } from '../../testing/factories';
import { assetOf, deliverAsset } from '../../testing/media-with-assets';
import { playable } from '../../testing/stored-asset';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const content = (id: number | string) => `/api/courseProgress/public-course-content/?course_id=${id}`;
const tiles = (query: string) => `/api/courseProgress/public-course-content-by-category/?${query}`;

it('the duration of a course may be larger than an integer of the database', async () => {
  const videos = 6_000;
  const seconds = 359_999;
  const { course, full } = await courseWithContent(make);
  await catalogue.db.raw(
    `insert into module_videos (module_id, course_id, video_title, video_url, duration_in_seconds, sequence_no)
     select ?, ?, 'Long', 'https://video.example/long.mp4', ?::int, 100 + n from generate_series(1, ?::int) n`,
    [full.ModuleId, course.course_id, seconds, videos],
  );
  const [tile] = (await client.get(tiles(`category_id=${course.category_id}`), 'nobody')).json<PublicCourse[]>();
  expect(tile?.TotalDurationPerCourse).toBe(videos * seconds + 120);
  expect((await client.get(content(course.course_id), 'nobody')).body).toContain(`:${videos * seconds + 120}`);
});

describe('public course content', () => {
  it('shows active modules and the sums of their durations, and no video address', async () => {
    const { course } = await courseWithContent(make);
    const answer = await client.get(content(course.course_id), 'nobody');
    expect(answer.json()).toEqual({
      CourseId: course.course_id,
      CourseName: course.course_name,
      CourseDescription: 'A description',
      CourseInfo: '<p>Some <strong>text</strong></p>',
      VideoPath: 'https://video.example/intro.mp4',
      BannerImage: '/media/banner.webp',
      CourseLanguage: 'English',
      IsPremium: true,
      IsBestSeller: false,
      Rating: 4.5,
      ReviewMean: null,
      ReviewCount: 0,
      Author: 'Asha',
      ActualPrice: 499.5,
      DiscountedPrice: 199,
      TotalDurationPerCourse: 120,
      Level: null,
      CourseNameHi: '',
      CourseDescriptionHi: '',
      LessonCount: 2,
      Learners: 0,
      Category: {
        CategoryId: course.category_id,
        CategoryName: expect.any(String),
        CategoryNameHindi: expect.any(String),
      },
      Captions: [],
      WhatYouLearn: [],
      Requirements: [],
      Audience: [],
      Modules: [
        {
          ModuleName: 'Full',
          ModuleDescription: 'About',
          TotalDurationPerModule: 120,
          Lessons: [
            { VideoId: expect.any(Number), VideoTitle: 'First', DurationInSeconds: 30, IsPreview: false },
            { VideoId: expect.any(Number), VideoTitle: 'Second', DurationInSeconds: 90, IsPreview: false },
          ],
        },
        { ModuleName: 'Empty', ModuleDescription: 'About', TotalDurationPerModule: 0, Lessons: [] },
      ],
    });
    expect(answer.body).not.toMatch(/one\.mp4|secret/);
    expect(
      (await client.get(content(course.course_id), 'nobody', { 'if-none-match': String(answer.headers.etag) }))
        .statusCode,
    ).toBe(304);
  });

  it('has the lessons that count, with previews marked; Staff has the others too, unless it asks as a learner', async () => {
    const { course, full } = await courseWithContent(make);
    await make.video(full, { video_title: 'Tried', is_preview: true });
    await make.video(full, { video_title: 'Later', is_published: false });
    const lessonsOf = async (caller: 'nobody' | 'User' | 'Staff', query = '') =>
      (await client.get(content(course.course_id) + query, caller))
        .json<PublicCourseContent>()
        .Modules[0]?.Lessons.map(({ VideoTitle, IsPreview }) => [VideoTitle, IsPreview]);
    const ofLearners = [
      ['First', false],
      ['Second', false],
      ['Tried', true],
    ];
    expect(await lessonsOf('nobody')).toEqual(ofLearners);
    expect(await lessonsOf('User')).toEqual(ofLearners);
    expect(await lessonsOf('Staff', '&as=learner')).toEqual(ofLearners);
    expect(await lessonsOf('Staff')).toEqual([...ofLearners, ['Later', false]]);
  });

  it('has no category while that is inactive', async () => {
    const { course } = await courseWithContent(make);
    await client.put(`/api/category/${course.category_id}`, { CategoryName: unique('Gone'), Status: 'Inactive' });
    expect((await client.get(content(course.course_id), 'nobody')).json<PublicCourseContent>().Category).toBeNull();
  });

  it('counts the lessons with approved captions of each language, also of those that come later', async () => {
    const { course, full } = await courseWithContent(make);
    const asset = assetOf(randomUUID(), playable);
    await deliverAsset(catalogue, asset);
    await make.video(full, { video_url: addressOfAsset(asset.asset_id) });
    const captionsOf = async () =>
      (await client.get(content(course.course_id), 'nobody')).json<PublicCourseContent>().Captions;
    expect(await captionsOf()).toEqual([{ Language: 'en', LessonCount: 1 }]);
    const captions = asset.captions.map((caption) => ({ ...caption, approved: true }));
    await deliverAsset(catalogue, { ...asset, version: 2, captions });
    expect(await captionsOf()).toEqual([
      { Language: 'en', LessonCount: 1 },
      { Language: 'hi', LessonCount: 1 },
    ]);
  });

  it('of a hidden course is for staff', async () => {
    const { course } = await courseWithContent(make, false);
    for (const caller of ['nobody', 'User'] as const)
      expect((await client.get(content(course.course_id), caller)).statusCode).toBe(404);
    expect((await client.get(content(course.course_id), 'Staff')).statusCode).toBe(200);
    expect((await client.get(content(2_000_000_000), 'nobody')).statusCode).toBe(404);
    expect((await client.get(content('x'), 'nobody')).statusCode).toBe(400);
  });
});

describe('the public catalogue', () => {
  const idsOf = async (query: string, caller: 'nobody' | 'Staff' = 'nobody'): Promise<number[]> =>
    (await client.get(tiles(query), caller)).json<PublicCourse[]>().map(({ CourseId }) => CourseId);

  it('lists public courses of a category or of all, each with its duration', async () => {
    const { course } = await courseWithContent(make);
    const hidden = await make.course({ is_public: false, category_id: course.category_id });
    const answer = await client.get(tiles(`category_id=${course.category_id}`), 'nobody');
    expect(answer.headers['x-total-count']).toBe('1');
    const [tile] = answer.json();
    expect(tile).toMatchObject({ CourseId: course.course_id, TotalDurationPerCourse: 120, ActualPrice: 499.5 });
    expect(Object.keys(tile)).not.toEqual(expect.arrayContaining(['Modules']));
    for (const absent of ['Modules', 'CourseInfo', 'VideoPath']) expect(tile).not.toHaveProperty(absent);
    const all = await idsOf('category_id=0&limit=1000&offset=0', 'Staff');
    expect(all).toContain(course.course_id);
    expect(all).not.toContain(hidden.course_id);
    expect(await idsOf('')).toEqual(all);
  });

  it('keeps courses of an inactive category under All only', async () => {
    const course = await make.course();
    await client.put(`/api/category/${course.category_id}`, { CategoryName: unique('Off'), Status: 'Inactive' });
    expect(await idsOf(`category_id=${course.category_id}`)).toEqual([]);
    expect(await idsOf('category_id=0')).toContain(course.course_id);
    expect(await idsOf('category_id=2000000000')).toEqual([]);
  });

  it('shows a changed price on the next visit', async () => {
    const course = await make.course();
    const before = await client.get(tiles(''), 'nobody');
    await client.put(`/api/course/${course.course_id}`, { ...course, discounted_price: 1.25 });
    const after = await client.get(tiles(''), 'nobody', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json<PublicCourse[]>().find(({ CourseId }) => CourseId === course.course_id)?.DiscountedPrice).toBe(
      1.25,
    );
  });

  it('has the courses that are sold for at most a price, also of a search, with their total', async () => {
    const { CategoryId } = await make.category();
    const prices = [
      [0, 0],
      [500, 199],
      [199, 500],
      [199.5, 199.5],
      [900, 299],
    ] as const;
    for (const [actual_price, discounted_price] of prices)
      await make.course({ category_id: CategoryId, course_name: unique('Loom'), actual_price, discounted_price });
    const found = async (more: string) => {
      const answer = await client.get(tiles(`category_id=${CategoryId}${more}`), 'nobody');
      const sold = answer.json<PublicCourse[]>().map((one) => Math.min(one.ActualPrice, one.DiscountedPrice));
      return { sold, total: answer.headers['x-total-count'] };
    };
    expect(await found('&max_price=199&limit=2')).toEqual({ sold: [0, 199], total: '3' });
    expect(await found('&max_price=199&q=Loom')).toEqual({ sold: [0, 199, 199], total: '3' });
    expect(await found('&max_price=199.5&limit=9')).toMatchObject({ total: '4' });
    expect(await found('&max_price=0')).toEqual({ sold: [0], total: '1' });
    expect(await found('&limit=9')).toMatchObject({ total: '5' });
    for (const price of ['-1', 'x', '1e99'])
      expect((await client.get(tiles(`max_price=${price}`), 'nobody')).statusCode).toBe(400);
  });

  it('is sorted and paged', async () => {
    const { CategoryId } = await make.category();
    for (const actual_price of [3, 1, 2]) await make.course({ category_id: CategoryId, actual_price });
    const page = await client.get(tiles(`category_id=${CategoryId}&sort=ActualPrice:desc&limit=2&offset=1`), 'nobody');
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.json<PublicCourse[]>().map(({ ActualPrice }) => ActualPrice)).toEqual([2, 1]);
    for (const query of ['category_id=-1', 'category_id=x', 'sort=CategoryId:asc', 'course_id=1']) {
      expect((await client.get(tiles(query), 'nobody')).statusCode).toBe(400);
    }
  });
});
