import { render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart';

const format = (value: number) => `${value} min`;

test('bars along time have a height in proportion, a name each and days on the axis', () => {
  const days = [30, 0, 60].map((value, index) => ({
    key: String(index),
    label: `Day ${index + 1}`,
    shortLabel: `D${index + 1}`,
    value,
  }));
  const { container } = render(<BarChart label="Minutes" bars={days} format={format} />);
  expect(screen.getByRole('img', { name: 'Minutes' })).toBeTruthy();
  const rects = [...container.querySelectorAll('rect')];
  expect(rects.map((rect) => rect.getAttribute('height'))).toEqual(['50', '0', '100']);
  expect(rects[2]?.textContent).toBe('Day 3: 60 min');
  expect(screen.getByText('60 min')).toBeTruthy();
  expect(screen.getByText('D1')).toBeTruthy();
});

test('bars without a time are one below the other, the largest first', () => {
  const bars = [
    { key: 'a', label: 'Less', value: 1 },
    { key: 'b', label: 'Most', value: 5 },
  ];
  const { container } = render(<BarChart label="Courses" bars={bars} format={format} />);
  expect(container.textContent).toBe('Most5 minLess1 min');
});
