import type { Page } from '@playwright/test';
import { accounts } from './accounts';
import { baseURL } from './addresses';
import { tokenOf } from './tokens';

type Row = Record<string, unknown>;

/** Another member of staff, who changes the catalogue through the API. */
export async function colleague(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(baseURL(), accounts.admin)}` };
  const at = (path: string) => `${baseURL()}${path}`;
  const stored = async (answer: ReturnType<Page['request']['post']>): Promise<Row> => {
    const response = await answer;
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
    return (await response.json()) as Row;
  };
  return {
    get: async (path: string) => (await page.request.get(at(path), { headers })).json() as Promise<Row | Row[]>,
    post: (path: string, data: object) => stored(page.request.post(at(path), { headers, data })),
    change: async (path: string, part: object) => {
      const row = await stored(page.request.get(at(path), { headers }));
      return stored(page.request.put(at(path), { headers, data: { ...row, ...part } }));
    },
    delete: (path: string) => page.request.delete(at(path), { headers }),
  };
}

export type Colleague = Awaited<ReturnType<typeof colleague>>;

/** A course with every field, in its own category. */
export async function makeCourseOf(staff: Colleague, part: { course_name: string } & Row): Promise<Row> {
  const { CategoryId } = await staff.post('/api/category', { CategoryName: `Of ${part.course_name}` });
  const course = {
    course_description: 'From a lump of clay to a bowl.',
    course_info: '<p>Wheel and <strong>water</strong></p>',
    course_language: 'Hindi',
    author: 'Lata Kumbhar',
    rating: 3.5,
    actual_price: 1_999,
    discounted_price: 1_499.5,
    is_premium: true,
    is_best_seller: false,
    is_public: false,
    video_path: 'https://example.com/intro.mp4',
    banner_image: '',
    category_id: CategoryId,
  };
  return staff.post('/api/course', { ...course, ...part });
}
