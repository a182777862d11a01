import type { EdgeCase, Subjects } from './edge-case';
import { fileForm } from './multipart';

const json = { 'content-type': 'application/json' };

const describedApart: EdgeCase['differs'] = {
  in: ['header content-security-policy'],
  because: 'the page of the description has a policy of its own, which is narrower; its refusal keeps it',
};

const api = ({ courseId, token }: Subjects): EdgeCase[] => {
  const session = { authorization: `Bearer ${token}` };
  return [
    { name: 'a public list', path: '/api/category' },
    { name: 'the same with a slash', path: '/api/category/' },
    { name: 'a public list that takes gzip', path: '/api/category', headers: { 'accept-encoding': 'gzip, br' } },
    {
      name: 'a page of courses that takes brotli',
      path: '/api/courseProgress/public-course-content-by-category/?limit=6',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    },
    {
      name: 'a page of courses that takes gzip',
      path: '/api/courseProgress/public-course-content-by-category/?limit=6',
      headers: { 'accept-encoding': 'gzip' },
    },
    { name: 'a public course', path: `/api/courseProgress/public-course-content/?course_id=${courseId}` },
    { name: 'a course with a session', path: `/api/course/${courseId}`, headers: session },
    { name: 'no such course', path: '/api/course/999999' },
    { name: 'a bad id', path: '/api/course/abc' },
    { name: 'a bad query', path: '/api/course?limit=-1' },
    { name: 'no token', path: '/auth/users' },
    { name: 'a bad token', path: '/api/course', headers: { authorization: 'Bearer x.y.z' } },
    { name: 'a token of 16 KB', path: '/auth/me', headers: { authorization: `Bearer ${'a'.repeat(16_000)}` } },
    { name: 'who I am', path: '/auth/me', headers: session },
    {
      name: 'a wrong password',
      method: 'POST',
      path: '/auth/login',
      headers: json,
      body: '{"email":"nobody@vidyapath.example","password":"Wrong#Pass"}',
    },
    { name: 'no JSON', method: 'POST', path: '/auth/login', headers: json, body: '{"email":' },
    {
      name: 'another type',
      method: 'POST',
      path: '/auth/login',
      headers: { 'content-type': 'text/plain' },
      body: 'hello',
    },
    {
      name: 'a body of 2 MB',
      method: 'POST',
      path: '/auth/login',
      headers: json,
      body: JSON.stringify({ email: 'x'.repeat(2_000_000) }),
    },
    {
      name: 'an unknown method of a list',
      method: 'PATCH',
      path: '/api/category',
      headers: { ...session, ...json },
      body: '{}',
    },
    { name: 'HEAD of a list', method: 'HEAD', path: '/api/category' },
    {
      name: 'a method in a header',
      method: 'POST',
      path: '/api/category',
      headers: { ...json, 'x-http-method-override': 'DELETE' },
      body: '{}',
    },
    {
      name: 'preflight of another origin',
      method: 'OPTIONS',
      path: '/api/category',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    },
    { name: 'another origin reads', path: '/api/category', headers: { origin: 'null' } },
    { name: 'the keys', path: '/.well-known/jwks.json' },
    { name: 'no such API', path: '/api/nothing' },
    { name: 'auth without more', path: '/auth' },
    { name: 'live', path: '/health/live' },
    {
      name: 'ready',
      path: '/health/ready',
      differs: { in: ['body'], because: 'media tells its encoder; the edge asks the pages' },
    },
    { name: 'figures', path: '/metrics' },
    { name: 'the API page', path: '/docs', differs: describedApart },
    { name: 'the description of the API', path: '/docs/json', differs: describedApart },
    { name: 'figures, written in another way', path: '/%6Detrics' },
  ];
};

const media = ({ picture, token }: Subjects): EdgeCase[] => {
  const session = { authorization: `Bearer ${token}` };
  const six = fileForm(Buffer.alloc(6 * 1_024 * 1_024));
  const twelve = fileForm(Buffer.alloc(12 * 1_024 * 1_024));
  const upload = { method: 'POST', path: '/api/media/uploadCourseImage' };
  return [
    { name: 'a picture', path: picture },
    { name: 'a part of a picture', path: picture, headers: { range: 'bytes=0-9' } },
    { name: 'a part that is not there', path: picture, headers: { range: 'bytes=99999999-' } },
    {
      name: 'a picture that is known',
      path: picture,
      headers: { 'if-none-match': `"${picture.replace('/media/', '')}"` },
    },
    { name: 'no such picture', path: picture.replace(/[0-9a-f]{4}\./, '0000.') },
    {
      name: 'dots below the pictures',
      path: '/media/..%2fkeys',
    },
    { name: 'an upload without a token', ...upload, ...fileForm(Buffer.from('x')) },
    {
      name: 'an upload that is no picture',
      ...upload,
      headers: { ...session, ...fileForm(Buffer.from('x')).headers },
      body: fileForm(Buffer.from('x')).body,
    },
    { name: 'an upload of 6 MB', ...upload, headers: { ...session, ...six.headers }, body: six.body },
    {
      name: 'an upload of 12 MB',
      ...upload,
      headers: { ...session, ...twelve.headers },
      body: twelve.body,
      differs: { in: ['body'], because: 'nginx refuses it by its announced length, in the general words' },
    },
    {
      name: 'a duration of an address that is not public',
      method: 'POST',
      path: '/api/media/archive-duration',
      headers: { ...session, ...json },
      body: '{"url":"http://127.0.0.1/x.mp4"}',
    },
  ];
};

export function serviceCases(subjects: Subjects): EdgeCase[] {
  return [...api(subjects), ...media(subjects)];
}
