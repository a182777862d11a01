import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

const tags = [
  'CourseProgress',
  'LearnedCourse',
  'MyCourses',
  'Analytics',
  'Certificates',
  'Review',
  'OwnReview',
  'StaffReview',
  'Thread',
  'Reported',
  'Note',
] as const;

export const api = createSliceApi(tags);
