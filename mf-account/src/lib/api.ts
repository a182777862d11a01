import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export const api = createSliceApi(['Notifications']);
