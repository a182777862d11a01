import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListPager } from './list-pager';
import { ListToolbar } from './list-toolbar';
import { SearchField } from './search-field';

const pagerLabels = { group: 'Pages', first: 'First', previous: 'Prev', next: 'Next', last: 'Last' };
const toolbarLabels = {
  sizes: 'Rows per page',
  size: (size: number | 'all') => (size === 'all' ? 'All' : String(size)),
  search: 'Search',
};

test('the pager shows the current page, and opens the first and the last', async () => {
  function Pages() {
    const [page, setPage] = useState(2);
    return (
      <ListPager page={page} pages={7} onPage={setPage} labels={{ ...pagerLabels, position: `Page ${page} of 7` }} />
    );
  }
  render(<Pages />);
  for (const [button, position] of [
    ['Last', 7],
    ['Prev', 6],
    ['First', 1],
    ['Next', 2],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('status').textContent).toBe(`Page ${position} of 7`);
  }
});

test('no button opens a page before the first or past the last', () => {
  const { rerender } = render(
    <ListPager page={1} pages={1} onPage={jest.fn()} labels={{ ...pagerLabels, position: '' }} />,
  );
  expect(screen.getAllByRole<HTMLButtonElement>('button').every((button) => button.disabled)).toBe(true);
  rerender(<ListPager page={9} pages={3} onPage={jest.fn()} labels={{ ...pagerLabels, position: '' }} />);
  expect(screen.getByRole('button', { name: 'Last' })).toHaveProperty('disabled', false);
});

function Toolbar({ onSearch }: { onSearch: (text: string) => void }) {
  const [size, setSize] = useState<number | 'all'>(10);
  const [search, setSearch] = useState('');
  const searched = (text: string) => {
    setSearch(text);
    onSearch(text);
  };
  return (
    <>
      <ListToolbar
        sizes={[10, 50, 'all'] as const}
        size={size}
        onSize={setSize}
        search={search}
        onSearch={searched}
        labels={toolbarLabels}
      />
      <button type="button" onClick={() => setSearch('')}>
        Back
      </button>
    </>
  );
}

test('one page size is pressed at a time, and stays when pressed again', async () => {
  render(<Toolbar onSearch={jest.fn()} />);
  const all = screen.getByRole('button', { name: 'All' });
  await userEvent.click(all);
  await userEvent.click(all);
  expect(all.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: '10' }).getAttribute('aria-pressed')).toBe('false');
});

test('searches when typing pauses, keeps the focus, and follows other changes of the search', async () => {
  const onSearch = jest.fn();
  render(<Toolbar onSearch={onSearch} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await userEvent.type(box, 'react ');
  await waitFor(() => expect(onSearch).toHaveBeenCalled());
  expect(onSearch.mock.calls).toEqual([['react ']]);
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('react ');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(box.value).toBe('');
});

test('a search does not move back a user who opens another page right after typing', async () => {
  const onSearch = jest.fn();
  render(<SearchField label="Search" value="" onSearch={onSearch} />);
  const before = window.location.pathname;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'react');
  window.history.pushState(null, '', '/sales/orders/1');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(onSearch).not.toHaveBeenCalled();
  window.history.pushState(null, '', before);
});

test('keeps text that is typed while the list is still loading', async () => {
  const arrivals: (() => void)[] = [];
  function Behind() {
    const [search, setSearch] = useState('');
    return <SearchField label="Search" value={search} onSearch={(text) => arrivals.push(() => setSearch(text))} />;
  }
  render(<Behind />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  for (const [index, letters] of ['re', 'ac', 't'].entries()) {
    await userEvent.type(box, letters);
    await waitFor(() => expect(arrivals).toHaveLength(index + 1));
  }
  for (const arrive of arrivals) {
    act(arrive);
    expect(box.value).toBe('react');
  }
});
