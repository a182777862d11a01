import type { CourseSearch } from '@vidyapath/http/course-search';
import { courseSearchPaths, facetValues } from '@vidyapath/http/course-search-paths';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { cataloguePath } from '@vidyapath/http/public-pages';
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

const count = 12;

/** An answer of the catalogue with filters. */
export const found = (courses: PublicCourse[], total: CourseSearch['total'] = courses.length): CourseSearch => ({
  courses,
  total,
  facets: {
    price: facetValues.price.map((value) => ({ value, count })),
    language: facetValues.language.map((value) => ({ value, count })),
    level: facetValues.level.map((value) => ({ value, count })),
    rating: facetValues.rating.map((value) => ({ value, count })),
  },
});

/** A page of a list, by the query. */
function pageOf(courses: PublicCourse[], query: URLSearchParams) {
  const offset = Number(query.get('offset'));
  return HttpResponse.json(found(courses.slice(offset, offset + Number(query.get('limit'))), courses.length));
}

/** Two categories, and pages of a list by the query; returns the queries that it receives. */
export function serveCatalogue(server: SetupServer, list: (query: URLSearchParams) => PublicCourse[]): string[] {
  const queries: string[] = [];
  const handler = http.get(`*${courseSearchPaths.courseSearch}`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    queries.push(query.toString());
    return pageOf(list(query), query);
  });
  server.use(answers(paths.categories, [makeCategory({ CategoryName: 'Front end' }), pottery]), handler);
  return queries;
}

export async function openCatalogue(query = '', options: Parameters<typeof renderRemote>[2] = {}) {
  const view = await renderRemote(remote, `${cataloguePath}${query}`, options);
  await screen.findByRole('heading', { level: 1, name: 'Available Courses' });
  return view;
}

export const card = (name: string) => screen.findByRole('article', { name });
