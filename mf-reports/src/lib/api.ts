import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export type Tag = 'Report' | 'Login' | 'ErrorGroup' | 'Person' | 'Audit';

export const api = createSliceApi<Tag>(['Report', 'Login', 'ErrorGroup', 'Person', 'Audit']);
