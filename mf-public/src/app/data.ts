import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { createSliceData, type StaleTags } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

const categories = { type: 'Category', id: listId } as const;
const courses = { type: 'Course', id: listId } as const;
const courseOf = ({ courseId }: { courseId: number }) => ({ type: 'Course', id: courseId }) as const;

const staleTags: StaleTags<'Category' | 'Course'> = {
  'catalogue.category-changed@1': () => [categories, courses],
  'catalogue.course-changed@1': (fact) => [courseOf(fact), courses],
  'catalogue.module-changed@1': (fact) => [courseOf(fact)],
  'catalogue.video-changed@1': (fact) => [courseOf(fact)],
};

export const createData = (slice: Slice, fetch: FetchLike) => createSliceData(slice, { api, staleTags, fetch });
