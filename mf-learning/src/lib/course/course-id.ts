import { limits } from '@vidyapath/http/limits';

/** Course of the route without an id. */
const fixedCourseId = 4;

/** Id of a route's parameter; `undefined` when it can't be one. */
export function idOf(parameter = ''): number | undefined {
  const id = /^\d+$/.test(parameter) ? Number(parameter) : 0;
  return id >= 1 && id <= limits.id.max ? id : undefined;
}

export const courseIdOf = (parameter: string | undefined): number | undefined =>
  parameter === undefined ? fixedCourseId : idOf(parameter);
