import type { CourseBody } from '@vidyapath/http/course';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

const courses: Partial<CourseBody>[] = [
  { course_name: 'Python for Beginners', course_description: 'Variables and loops', author: 'Asha Rao' },
  { course_name: 'पाइथन प्रोग्रामिंग', course_description: 'शुरू से सीखें', author: 'रवि' },
  { course_name: 'JavaScript in Depth', course_description: 'Closures, promises', author: 'John D’Souza' },
  { course_name: 'गणित की नींव', course_description: 'संख्याएँ और बीजगणित', author: 'मीरा' },
  { course_name: 'Watercolours', course_description: 'Paint 100% of a landscape_view', author: 'Pythagoras Sen' },
  { course_name: 'Hidden Python', course_description: 'Not yet', author: 'Asha Rao', is_public: false },
];

beforeAll(async () => {
  const { CategoryId } = await make.category();
  for (const course of courses) await make.course({ category_id: CategoryId, ...course });
});

const tiles = '/api/courseProgress/public-course-content-by-category/';

async function find(q: string, more = ''): Promise<string[]> {
  const answer = await client.get(`${tiles}?q=${encodeURIComponent(q)}${more}`, 'nobody');
  expect(answer.statusCode).toBe(200);
  return answer.json<PublicCourse[]>().map(({ CourseName }) => CourseName);
}
const [english, hindi, script, maths, paint] = courses.map(({ course_name }) => String(course_name));

describe('catalogue search', () => {
  it.each([
    ['asha', [english]],
    ['LOOPS', [english]],
    ['मीरा', [maths]],
    ['100% of', [paint]],
    ['e_v', [paint]],
    ['%', [paint]],
    ['JavaScript in', [script]],
  ])('finds the literal %s in name, description and author', async (q, names) => {
    expect(await find(q)).toEqual(names);
  });

  it('puts near matches after literal ones', async () => {
    expect(await find('python')).toEqual([english, hindi]);
    expect(await find('पाइथन')).toEqual([hindi, english]);
    expect(await find('पाइथन', '&sort=CourseId:asc')).toEqual([hindi, english]);
  });

  it.each([
    ['Pyhton', [english]],
    ['pythn beginers', [english]],
    ['javscript', [script]],
    ['जावास्क्रिप्ट', [script]],
    ['ganit', [maths]],
    ['programming', [hindi]],
    ['watercolors', [paint]],
    ['ganit ki neev', [maths]],
    ['Python fro Beginners', [english]],
    ['Pythonfor Beginners', [english]],
    ['Pytho nfor Beginners', [english]],
    ['Pythonxfor Beginners', [english]],
    ['java script', [script]],
    ['JavaScript i nDepth', [script]],
  ])('understands %s', async (q, names) => {
    expect(await find(q)).toEqual(names);
  });

  it.each([
    'zzqxv',
    'qwertyuiop',
    'python zzqxv',
    '\\',
    '😀',
    '__',
    "'; drop table courses; --",
    'intro.mp4',
    'Some text',
  ])('finds nothing for %s', async (q) => expect(await find(q)).toEqual([]));

  it('finds a name of nine words with an error', async () => {
    const name = 'Kites and Lanterns: the Other Half of a Festival';
    await make.course({ course_name: name });
    expect(await find('Kites and Lantrens: the Other Half of a Festival')).toEqual([name]);
  });

  it('lists courses with the text in their name first, for any size of pages', async () => {
    const { CategoryId } = await make.category();
    const described = (at: number) =>
      make.course({ category_id: CategoryId, course_name: `Craft ${at}`, course_description: 'With Ikebana' });
    const named = (at: number) =>
      make.course({ category_id: CategoryId, course_name: `IKEBANA ${at}`, course_description: 'About ikebana' });
    for (const at of [1, 2, 3]) await described(at);
    for (const at of [1, 2, 3, 4]) await named(at);
    await described(4);
    const order = ['IKEBANA 1', 'IKEBANA 2', 'IKEBANA 3', 'IKEBANA 4', 'Craft 1', 'Craft 2', 'Craft 3', 'Craft 4'];
    expect(await find('ikebana')).toEqual(order);
    for (let offset = 0; offset <= 9; offset += 1) {
      for (const limit of [1, 3, 4, 5, 8, 20]) {
        const page = await client.get(`${tiles}?q=ikebana&limit=${limit}&offset=${offset}`, 'nobody');
        const names = page.json<PublicCourse[]>().map(({ CourseName }) => CourseName);
        expect([offset, limit, names, page.headers['x-total-count']]).toEqual([
          offset,
          limit,
          order.slice(offset, offset + limit),
          '8',
        ]);
      }
    }
    expect(await find('ikebana', '&sort=CourseId:asc')).toEqual([
      ...order.slice(4, 7),
      ...order.slice(0, 4),
      'Craft 4',
    ]);
  });

  it('counts and pages literal and near matches together', async () => {
    expect(await find('python', '&limit=1')).toEqual([english]);
    expect(await find('python', '&limit=1&offset=1')).toEqual([hindi]);
    const page = await client.get(`${tiles}?q=python&limit=1`, 'nobody');
    expect(page.headers['x-total-count']).toBe('2');
  });

  it('leaves near matches out once there are six literal ones', async () => {
    const { CategoryId } = await make.category();
    for (let at = 1; at <= 5; at += 1) await make.course({ category_id: CategoryId, course_name: `Sitar ${at}` });
    await make.course({ category_id: CategoryId, course_name: 'सितार' });
    expect(await find('sitar')).toHaveLength(6);
    await make.course({ category_id: CategoryId, course_name: 'Sitar 6' });
    expect(await find('sitar')).toEqual(['Sitar 1', 'Sitar 2', 'Sitar 3', 'Sitar 4', 'Sitar 5', 'Sitar 6']);
  });

  it('finds a renamed course by its new name, and no deleted course', async () => {
    const course = await make.course({ course_name: 'Embroidery', course_description: 'x' });
    expect(await find('embriodery')).toEqual(['Embroidery']);
    await client.put(`/api/course/${course.course_id}`, { ...course, course_name: 'Gardening' });
    expect(await find('embriodery')).toEqual([]);
    expect(await find('gradening')).toEqual(['Gardening']);
    await client.delete(`/api/course/${course.course_id}`);
    expect(await find('gradening')).toEqual([]);
  });

  it.each(['free', 'FREE', 'muft', 'मुफ़्त', 'मुफ्त', 'free course', 'निःशुल्क', 'free courses'])(
    'finds free courses by %s',
    async (q) => {
      const { CategoryId } = await make.category();
      const priced = (name: string, actual_price: number, discounted_price: number) =>
        make.course({ category_id: CategoryId, course_name: name, actual_price, discounted_price });
      const now = await priced('Given away', 500, 0);
      const sold = await priced('Sold', 500, 100);
      for (let at = 1; at <= 6; at += 1) await priced(`Gluten free ${at}`, 500, 100);
      const only = `&category_id=${CategoryId}`;
      expect(await find(q, only)).toContain(now.course_name);
      expect(await find(q, only)).not.toContain(sold.course_name);
      await client.put(`/api/course/${now.course_id}`, { ...now, discounted_price: 400 });
      expect(await find(q, only)).not.toContain(now.course_name);
    },
  );

  it('reads the digits of both scripts as one', async () => {
    const { CategoryId } = await make.category();
    const name = 'कक्षा १२ गणित: 2027 board';
    await make.course({ category_id: CategoryId, course_name: name });
    await make.course({ category_id: CategoryId, course_name: 'Class 12 board' });
    const only = `&category_id=${CategoryId}`;
    for (const q of ['12', '१२', '1२', '2०27', '२०२७']) expect(await find(q, only)).toContain(name);
    for (const q of ['१२', '12']) expect(await find(q, only)).toHaveLength(2);
    expect(await find('१२ गणित: २०२७', only)).toEqual([name]);
    expect(await find('gnait 12', only)).toEqual([name]);
  });

  it('indexes courses that share words, made at the same time', async () => {
    const { CategoryId } = await make.category();
    const words = ['kalamkari', 'madhubani', 'warli', 'pattachitra', 'phulkari'];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const shuffled = words.map((_word, place) => words[(place * 2 + at) % words.length]).join(' ');
        return make.course({ category_id: CategoryId, course_description: shuffled });
      }),
    );
    expect(await find('madhubnai')).toHaveLength(20);
  });
});
