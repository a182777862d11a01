/** Courses in a row. */
export const rowLength = 4;
