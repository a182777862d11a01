export const coursesPerPage = 6;
