/** Specification section 9. */
export const coursesPerPage = 6;
