import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { SearchField } from './search-field';

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
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 4, pb: 4 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={labels.sizes}
        value={size}
        onChange={(_event, chosen: Size | null) => {
          if (chosen !== null) onSize(chosen);
        }}
      >
        {sizes.map((option) => (
          <ToggleButton key={option} value={option} sx={{ minHeight: 44, minWidth: 48, textTransform: 'none' }}>
            {labels.size(option)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {children}
      <SearchField label={labels.search} value={search} onSearch={onSearch} {...(searchMaxLength && { maxLength: searchMaxLength })} />
    </Stack>
  );
}
