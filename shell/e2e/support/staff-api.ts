import { expect } from '@playwright/test';
import { type Account, accounts } from './accounts';
import { baseURL } from './addresses';
import { tokenOf } from './tokens';

async function call<Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(new URL(path, baseURL()), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export interface ModuleInput {
  name: string;
  description?: string;
  videos?: { title: string; url: string; seconds: number; isPreview?: boolean }[];
}

export interface MadeCourse {
  id: number;
  name: string;
  moduleIds: number[];
  /** Changes one of its modules as another user. */
  changeModule: (id: number, change: object) => Promise<void>;
}

/** Creates a course with modules and videos for one test, through the API. */
export async function makeCourse(name: string, modules: ModuleInput[] = [], price = 50): Promise<MadeCourse> {
  const token = await tokenOf(baseURL(), accounts.staff);
  const [category] = await call<{ CategoryId: number }[]>('GET', '/api/category?limit=1');
  const course = {
    course_name: name,
    course_description: `About ${name}`,
    course_info: '<p>Info</p>',
    course_language: 'English',
    author: 'Lata Kumbhar',
    rating: 4,
    actual_price: 100,
    discounted_price: price,
    is_premium: false,
    is_best_seller: false,
    is_public: true,
    video_path: 'https://example.com/intro.mp4',
    banner_image: '',
    category_id: category?.CategoryId,
  };
  const { course_id: id } = await call<{ course_id: number }>('POST', '/api/course', course, token);
  const moduleIds: number[] = [];
  for (const { name: moduleName, description = `All of ${moduleName}`, videos = [] } of modules) {
    const body = { CourseId: id, ModuleName: moduleName, ModuleDescription: description };
    const { ModuleId: moduleId } = await call<{ ModuleId: number }>('POST', '/api/courseModule', body, token);
    moduleIds.push(moduleId);
    for (const { title, url, seconds, isPreview = false } of videos) {
      const video = {
        course_id: id,
        module_id: moduleId,
        video_title: title,
        video_url: url,
        duration_in_seconds: seconds,
        is_preview: isPreview,
      };
      await call('POST', '/api/courseModule/moduleVideo/', video, token);
    }
  }
  return {
    id,
    name,
    moduleIds,
    changeModule: async (moduleId, change) => {
      const admin = await tokenOf(baseURL(), accounts.admin);
      const stored = await call<object>('GET', `/api/courseModule/${moduleId}`, undefined, token);
      await call('PUT', `/api/courseModule/${moduleId}`, { ...stored, ...change }, admin);
    },
  };
}

type Person = Pick<Account, 'email'>;

const grant = async ({ email }: Person, scope: object): Promise<void> => {
  const body = { email, ...scope, reason: 'A test learns it.' };
  await expect(async () => {
    await call('POST', '/api/commerce/grants', body, await tokenOf(baseURL(), accounts.staff));
  }).toPass();
};

/** Grants a user a course as staff does; repeated until the store knows a new account. */
export const giveCourse = (person: Person, course_id: number): Promise<void> =>
  grant(person, { scope: 'course', course_id });

/** Grants a user every course, except courses that a test deletes meanwhile. */
export const giveAllCourses = (person: Person): Promise<void> => grant(person, { scope: 'all' });
