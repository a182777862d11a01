import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export type Tag = 'Course' | 'Category';

export const api = createSliceApi<Tag>(['Course', 'Category']);
