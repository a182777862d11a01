import type { PublicCourse } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { makeCategory, makePublicCourse } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import remote from '../remote';
import { answers } from './server';

export const pottery = makeCategory({ CategoryName: 'Pottery', CategoryNameHindi: 'मिट्टी के बर्तन' });

export const courses = (count: number, name = 'Course') =>
  Array.from({ length: count }, (_, index) => makePublicCourse({ CourseName: `${name} ${index + 1}` }));

/** A page of a list, by the query. */
function pageOf(courses: PublicCourse[], query: URLSearchParams) {
  const offset = Number(query.get('offset'));
  return HttpResponse.json(courses.slice(offset, offset + Number(query.get('limit'))), {
    headers: { 'x-total-count': String(courses.length) },
  });
}

/** Two categories, and pages of a list by the query; returns the queries that it receives. */
export function serveCatalogue(server: SetupServer, list: (query: URLSearchParams) => PublicCourse[]): string[] {
  const queries: string[] = [];
  const handler = http.get(`*${paths.publicCourses}`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    queries.push(query.toString());
    return pageOf(list(query), query);
  });
  server.use(answers(paths.categories, [makeCategory({ CategoryName: 'Front end' }), pottery]), handler);
  return queries;
}

export async function openCatalogue(query = '', options: Parameters<typeof renderRemote>[2] = {}) {
  const view = await renderRemote(remote, `/course/available-course${query}`, options);
  await screen.findByRole('heading', { level: 1, name: 'Available Courses' });
  return view;
}

export const card = (name: string) => screen.findByRole('article', { name });
