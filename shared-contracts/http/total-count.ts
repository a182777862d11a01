/** Header of every list answer: how many rows match without `limit` and `offset`. */
export const totalCountHeader = 'x-total-count';
