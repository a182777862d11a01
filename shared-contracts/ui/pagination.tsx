import { Box } from './basics/boxes';
import { Button } from './basics/button';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, FirstPageIcon, LastPageIcon } from './icons';

export interface PaginationLabels {
  /** Name of the navigation, e.g. `Course pages`. */
  navigation: string;
  page: (number: number) => string;
  first?: string;
  previous?: string;
  next?: string;
  last?: string;
}

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** Numbers to show, from `centredPages` or `landmarkPages`. */
  pages: readonly (number | 'gap')[];
  labels: PaginationLabels;
  onPage: (page: number) => void;
}

const size = { minWidth: 44, minHeight: 44, p: 1 };

interface StepProps {
  label: string | undefined;
  target: number;
  disabled: boolean;
  onPage: (page: number) => void;
  children: ReactNode;
}

function Step({ label, target, disabled, onPage, children }: StepProps) {
  if (!label) return null;
  return (
    <Button aria-label={label} disabled={disabled} onClick={() => onPage(target)} sx={size}>
      {children}
    </Button>
  );
}

/** Numbered pages; first, previous, next and last are beside them when they have a label. */
export function Pagination({ page, pageCount, pages, labels, onPage }: PaginationProps) {
  const atStart = page <= 1;
  const atEnd = page >= pageCount;
  return (
    <Box
      component="nav"
      aria-label={labels.navigation}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, py: 6 }}
    >
      <Step label={labels.first} target={1} disabled={atStart} onPage={onPage}>
        <FirstPageIcon />
      </Step>
      <Step label={labels.previous} target={page - 1} disabled={atStart} onPage={onPage}>
        <ChevronLeftIcon />
      </Step>
      {pages.map((entry, index) =>
        entry === 'gap' ? (
          <Box key={`gap-${index}`} component="span" aria-hidden="true" sx={{ alignSelf: 'center' }}>
            {'…'}
          </Box>
        ) : (
          <Button
            key={entry}
            variant={entry === page ? 'contained' : 'text'}
            aria-label={labels.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
            sx={size}
          >
            {entry}
          </Button>
        ),
      )}
      <Step label={labels.next} target={page + 1} disabled={atEnd} onPage={onPage}>
        <ChevronRightIcon />
      </Step>
      <Step label={labels.last} target={pageCount} disabled={atEnd} onPage={onPage}>
        <LastPageIcon />
      </Step>
    </Box>
  );
}
