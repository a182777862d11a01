import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable } from './data-table';
import type { DataTableColumn, DataTableProps, DataTableSort } from './data-table.types';

interface Fruit {
  id: number;
  name: string;
  price: number;
}

const fruits: Fruit[] = [
  { id: 7, name: 'Mango', price: 90 },
  { id: 9, name: 'Guava', price: 40 },
];
const columns: DataTableColumn<Fruit>[] = [
  { field: 'name', header: 'Name', sortable: true, render: (fruit) => fruit.name },
  { field: 'price', header: 'Price', align: 'end', render: (fruit) => fruit.price },
];

function show(part: Partial<DataTableProps<Fruit>> = {}) {
  return render(
    <DataTable
      label="Fruits"
      columns={columns}
      rows={fruits}
      rowKey={(fruit) => fruit.id}
      empty={<p>No fruit yet</p>}
      {...part}
    />,
  );
}

test('rows are under their headers, numbered and with named actions', () => {
  show({
    serial: { header: 'Sl#', first: 11 },
    actions: { header: 'Actions', render: (fruit) => <button type="button">{`Edit ${fruit.name}`}</button> },
  });
  const table = screen.getByRole('table', { name: 'Fruits' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Sl#', 'Name', 'Price', 'Actions']);
  const second = within(table).getAllByRole('row')[2] as HTMLElement;
  expect(
    within(second)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['12', 'Guava', '40', 'Edit Guava']);
});

test('a sortable header is a button that names its direction, by keyboard too', async () => {
  function Sorted() {
    const [sort, setSort] = useState<DataTableSort>();
    const turn = (field: string) => setSort({ field, direction: sort?.direction === 'asc' ? 'desc' : 'asc' });
    return (
      <DataTable
        label="Fruits"
        columns={columns}
        rows={fruits}
        rowKey={(fruit) => fruit.id}
        empty=""
        sort={sort}
        onSort={turn}
      />
    );
  }
  render(<Sorted />);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  expect(header).toHaveProperty('ariaSort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(header).toHaveProperty('ariaSort', 'ascending');
  await userEvent.keyboard('{Enter}');
  expect(header).toHaveProperty('ariaSort', 'descending');
  expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
});

test('shows its own content while loading, when empty and after a failure', () => {
  const view = show({ loading: true, rows: [] });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(1);
  view.unmount();
  show({ rows: [] });
  expect(screen.getByText('No fruit yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  show({ failed: <p>Could not load</p> });
  expect(screen.getByText('Could not load')).toBeTruthy();
});

test('of ten thousand rows only those in view are rendered, and all are counted', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Fruit ${id}`, price: id }));
  show({ rows: many });
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  expect(await screen.findByText('Fruit 0')).toBeTruthy();
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  height.mockRestore();
});
