/** Enough for the longest message of a person, however its letters are written in JSON. */
export const submissionBytesMax = 64 * 1_024;
