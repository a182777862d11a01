import type { PlanBody } from '@vidyapath/http/commerce-offers';
import type { FieldError } from '@vidyapath/http/problem';
import { editorRoles, isEditor, type Role } from '@vidyapath/http/roles';

export const planAccess = { read: 'public', write: editorRoles } as const;

/** Others see a plan that is switched off as if it did not exist. */
export const seesInactivePlans = (viewer: { role: Role } | null): boolean => isEditor(viewer?.role);

/** Checks that the schema cannot express: a bundle names its courses, a plan of all courses none. */
export function planErrors({ kind, course_ids }: PlanBody): FieldError[] {
  const field = 'course_ids';
  if (kind === 'bundle' && course_ids.length === 0) return [{ field, detail: 'A bundle names at least one course.' }];
  if (kind === 'all' && course_ids.length > 0) return [{ field, detail: 'A plan of all courses names none of them.' }];
  return [];
}
