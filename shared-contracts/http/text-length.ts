/** Length of a text in Unicode code points, as the limits and JSON Schema count. */
export const textLength = (text: string): number => [...text].length;
