import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export type Tag = 'Asset' | 'Course' | 'Module' | 'Video';

export const api = createSliceApi<Tag>(['Asset', 'Course', 'Module', 'Video']);
