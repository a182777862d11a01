import { styled } from '@vidyapath/ui';

/** One to three tiles a row; no wider than the screen at 320 px. */
export const CourseGrid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});
