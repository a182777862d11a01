import { createSliceApi } from '@vidyapath/remote-kit/slice-api';

const tags = ['Faq', 'Ticket', 'ContactMessage'] as const;
export type Tag = (typeof tags)[number];

export const api = createSliceApi<Tag>(tags);
