/** Texts of a course in Hindi, as in the indexes that serve searches in them. */
export const hindiText = 'normalize(course_name_hi || chr(31) || course_description_hi, nfc)';
export const hindiNameText = 'normalize(course_name_hi, nfc)';
