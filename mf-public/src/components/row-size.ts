/** Courses in a row. */
export const rowLength = 4;

/** Of a card in a row, in pixels: its banner, two lines of each text, its price. */
export const rowCard = { width: 272, height: 404 };
