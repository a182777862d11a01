import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export const api = createSliceApi(['CourseProgress', 'LearnedCourse', 'MyCourses', 'Analytics', 'Certificates']);
