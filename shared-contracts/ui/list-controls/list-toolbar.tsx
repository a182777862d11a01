import { Stack } from '../basics/boxes';
import type { ReactNode } from 'react';
import { SearchField } from './search-field';
import { SizeButtons } from './size-buttons';

export interface ListToolbarProps<Size extends string | number> {
  sizes: readonly Size[];
  size: Size;
  onSize: (size: Size) => void;
  search: string;
  onSearch: (text: string) => void;
  searchMaxLength?: number;
  labels: {
    /** Accessible name of the page-size buttons. */
    sizes: string;
    /** Text and name of one of them. */
    size: (size: Size) => string;
    search: string;
  };
  /** Filters of the one list, between page sizes and search. */
  children?: ReactNode;
}

/** Page sizes, filters and search above a list. */
export function ListToolbar<Size extends string | number>(props: ListToolbarProps<Size>) {
  const { sizes, size, onSize, search, onSearch, searchMaxLength, labels, children } = props;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 4, pb: 4 }}
    >
      <SizeButtons sizes={sizes} size={size} onSize={onSize} label={labels.sizes} textOf={labels.size} />
      {children}
      <SearchField
        label={labels.search}
        value={search}
        onSearch={onSearch}
        {...(searchMaxLength && { maxLength: searchMaxLength })}
      />
    </Stack>
  );
}
