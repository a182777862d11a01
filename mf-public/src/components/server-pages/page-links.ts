import type { CourseCount } from '@vidyapath/http/course-search';
import { element, type Html } from '@vidyapath/remote-kit/server-page';
import { centredPages } from '@vidyapath/ui/page-window';
import { pagedCourses } from '../../lib/paged-courses';

interface ListPage {
  total: CourseCount;
  size: number;
  page: number;
  /** Address of the first page. */
  first: string;
}

const pageCountOf = ({ total, size }: ListPage): number => Math.ceil(pagedCourses(total) / size);

const addressOf = ({ first }: ListPage, page: number): string =>
  page === 1 ? first : `${first}${first.includes('?') ? '&' : '?'}page=${page}`;

/** Address of the page, and of those beside it; one after the last is the first, since the screen shows another too. */
export function pageAddresses(list: ListPage): { canonical: string; previous?: string; next?: string } {
  const { page, first } = list;
  const count = pageCountOf(list);
  if (page > count) return { canonical: first };
  return {
    canonical: addressOf(list, page),
    ...(page > 1 && { previous: addressOf(list, page - 1) }),
    ...(page < count && { next: addressOf(list, page + 1) }),
  };
}

/** Links to the pages of a list, in the box of the screen's. */
export function pageLinks(list: ListPage): Html | undefined {
  const count = pageCountOf(list);
  if (count < 2) return undefined;
  const pages = centredPages(Math.min(list.page, count), count);
  return element(
    'ul',
    { class: 'pages' },
    ...pages.map((page) => element('li', {}, element('a', { href: addressOf(list, page) }, String(page)))),
  );
}

export const pageLinksStyle = [
  '.server-page .pages{display:flex;flex-wrap:wrap;justify-content:center;gap:4px;margin:0;padding:24px 0;list-style:none}',
  '.server-page .pages a{display:block;min-width:44px;line-height:44px;text-align:center}',
].join('');
