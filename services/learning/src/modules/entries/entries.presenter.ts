import type { LearningEntry } from '@vidyapath/http/learning';
import type { EntryRow } from './entries.repository';

export const presentEntry = ({ id, course_id, title, created_at }: EntryRow): LearningEntry => ({
  id,
  course_id,
  title,
  created_at: created_at.toISOString(),
});
