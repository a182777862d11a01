/** Two columns where there is space. */
export const twoColumns = {
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
export const wide = { gridColumn: '1 / -1' };
