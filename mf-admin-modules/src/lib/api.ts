import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export type Tag = 'Asset' | 'Course' | 'Handout' | 'Module' | 'Video';

export const api = createSliceApi<Tag>(['Asset', 'Course', 'Handout', 'Module', 'Video']);
