import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export type Tag = 'CourseProgress' | 'Review' | 'OwnReview' | 'StaffReview' | 'Thread' | 'Reported' | 'Note';

export const api = createSliceApi<Tag>([
  'CourseProgress',
  'Review',
  'OwnReview',
  'StaffReview',
  'Thread',
  'Reported',
  'Note',
]);
