import sharp from 'sharp';
import { bearer, call, expectStatus, logIn } from './api';
import { fileForm } from './multipart';

/** A picture of a random colour. */
export async function newPicture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  return sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** Uploads a picture and returns its path. */
export async function upload(url: string, token: string, picture: Buffer): Promise<string> {
  const form = fileForm(picture);
  const answer = call<{ path: string }>(`${url}/api/media/uploadCourseImage`, {
    method: 'POST',
    headers: { ...bearer(token), ...form.headers },
    body: form.body,
  });
  return (await expectStatus(201, answer)).path;
}

/** A new public course in a new category, with this picture. It is free by default, so that every account has access. */
export async function newCourse(
  url: string,
  token: string,
  banner: string,
  over: { discounted_price?: number } = {},
): Promise<{ course_id: number; category_id: number; course_name: string }> {
  const name = `Course ${crypto.randomUUID().slice(0, 8)}`;
  const init = { method: 'POST', headers: bearer(token) };
  const category = await expectStatus(
    201,
    call<{ CategoryId: number }>(`${url}/api/category`, { ...init, body: { CategoryName: `Category of ${name}` } }),
  );
  const course = {
    course_name: name,
    course_description: 'About it',
    course_info: '<p>All of it</p>',
    course_language: 'English',
    banner_image: banner,
    author: 'Asha',
    rating: 4.5,
    actual_price: 499,
    discounted_price: 0,
    is_premium: false,
    is_best_seller: false,
    video_path: 'https://archive.org/details/lesson',
    is_public: true,
    category_id: category.CategoryId,
    ...over,
  };
  return expectStatus(201, call(`${url}/api/course`, { ...init, body: course }));
}

export async function subjectsBehind(
  url: string,
): Promise<{ token: string; picture: Buffer; path: string; courseId: number }> {
  const [token, picture] = await Promise.all([logIn(url), newPicture()]);
  const path = await upload(url, token, picture);
  return { token, picture, path, courseId: (await newCourse(url, token, path)).course_id };
}
