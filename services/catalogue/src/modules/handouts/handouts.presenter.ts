import type { Handout } from '@vidyapath/http/handouts';
import type { HandoutRow } from './handouts.repository';

export const presentHandout = ({ file_id, title, size_bytes }: HandoutRow): Handout => ({ file_id, title, size_bytes });
