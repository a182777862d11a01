import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

export type Tag = 'Order' | 'Attention' | 'Report' | 'Coupon' | 'Plan' | 'Grant' | 'Course';

export const api = createSliceApi<Tag>(['Order', 'Attention', 'Report', 'Coupon', 'Plan', 'Grant', 'Course']);
