import { demoCatalogue } from './content/demo-catalogue';
import { demoRecords } from './demo-records';

const clips = ['/media/lessons/one.mp4', '/media/lessons/two.mp4'].map((path) => ({ path, seconds: 1 }));
const preview = { path: '/media/lessons/preview.mp4', seconds: 1 };
const { courses, videos } = demoRecords(demoCatalogue, { banners: [], introduction: '', clips, preview });

test.each(courses.map((course) => [course.course_name, course] as const))(
  '%s says what one learns, for whom it is and what it requires, without marks, in its language',
  (_name, { course_info, what_you_learn = [], audience = [], requirements = [], course_language, level }) => {
    expect([what_you_learn, audience, requirements].every((lines) => lines.length > 0)).toBe(true);
    const text = [course_info, ...what_you_learn, ...audience, ...requirements].join('\n');
    expect(text).not.toContain('*');
    expect(/[\u0900-\u097F]/.test(text)).toBe(course_language === 'Hindi');
    expect(level).not.toBeNull();
  },
);

test('paid courses have lessons that everybody may play, whose file no other lesson has', () => {
  const shown = videos.filter(({ is_preview }) => is_preview);
  expect(shown).toHaveLength(4);
  for (const { course_id } of shown) expect(courses[course_id - 1]?.discounted_price).toBeGreaterThan(0);
  expect(videos.filter(({ video_url }) => video_url === preview.path)).toEqual(shown);
});
