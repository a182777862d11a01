import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './basics/button';
import { DurationText } from './duration-text';
import { FailedState } from './failed-state';
import { centredPages, landmarkPages } from './page-window';
import { Pagination } from './pagination';
import { PriceTag } from './price-tag';

const labels = { now: 'Price now', before: 'Price before' };

test('a discount strikes the actual price through and reads it out as the old one', () => {
  const { container } = render(<PriceTag actual={1_999} discounted={999} labels={labels} />);
  expect(container).toHaveProperty('textContent', 'Price now ₹999Price before ₹1,999');
  expect(container.querySelector('del')?.textContent).toBe('Price before ₹1,999');
});

test.each([1_999, 2_500])('a discounted price of %d that is not lower shows the actual price alone', (discounted) => {
  const { container } = render(<PriceTag actual={1_999} discounted={discounted} labels={labels} />);
  expect(container.textContent).toBe('₹1,999');
  expect(container.querySelector('del')).toBeNull();
});

test.each([
  [0, 0, 'Free'],
  [499, 0, 'Price now FreePrice before ₹499'],
])('prices of %d and %d read %s', (actual, discounted, text) => {
  const { container } = render(
    <PriceTag actual={actual} discounted={discounted} labels={{ ...labels, free: 'Free' }} />,
  );
  expect(container.textContent).toBe(text);
});

test('a duration reads as hours and minutes, for machines too', () => {
  render(<DurationText seconds={5_100} units={{ hour: 'h', minute: 'm', second: 's' }} />);
  expect(screen.getByText('1 h 25 m').getAttribute('datetime')).toBe('PT1H25M0S');
});

test('shows that the load failed, and can retry', async () => {
  const retry = jest.fn();
  render(<FailedState message="Could not load." retryLabel="Try again" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toBe('Could not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('page %d of %d shows the numbers %j, the current one centred', (page, count, shown) => {
  expect(centredPages(page, count)).toEqual(shown);
});

test('long paginators keep the first five, the neighbours and the last three', () => {
  expect(landmarkPages(12, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 10, 11, 12, 13, 14, 'gap', 18, 19, 20]);
  expect(landmarkPages(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('pages are buttons in a named navigation, the current one marked', async () => {
  const onPage = jest.fn();
  const pageLabels = { navigation: 'Pages', page: (number: number) => `Page ${number}`, next: 'Next page' };
  render(<Pagination page={2} pageCount={2} pages={[1, 2]} labels={pageLabels} onPage={onPage} />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('button', { current: 'page' }).textContent).toBe('2');
  expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  await userEvent.click(pages.getByRole('button', { name: 'Page 1' }));
  expect(onPage).toHaveBeenCalledWith(1);
});

test('a busy button keeps its name and shows that it works', () => {
  render(<Button loading>Save</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.disabled).toBe(true);
  expect(within(button).getByRole('progressbar', { name: 'Save' })).not.toBeNull();
});
