import { demoCatalogue } from './content/demo-catalogue';
import { courseInfo } from './course-info';

const courses = demoCatalogue.flatMap(({ courses: each }) => each);

test.each(courses.map((course) => [course.name, course] as const))(
  '%s has headings, bold words and a list in its language',
  (_name, course) => {
    const html = courseInfo(course);
    expect(html).toMatch(/<h2>.+<\/h2><ul>(<li>.+<\/li>)+<\/ul>/);
    expect(html).toContain('<strong>');
    expect(html).not.toContain('*');
    expect(/[\u0900-\u097F]/.test(html)).toBe(course.language === 'Hindi');
  },
);
