import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export type Tag = 'Course' | 'Module' | 'Video';

export const api = createSliceApi<Tag>(['Course', 'Module', 'Video']);
