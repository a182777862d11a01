import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, CloseIcon, motion, styled } from '@vidyapath/ui';
import { useRef } from 'react';
import { type CourseFilters, type FilterName, setFilters } from '../lib/course-filters';
import { labelIn } from '../lib/filter-labels';
import { coursesPanelId } from './category-tabs';

interface FilterChipsProps {
  filters: CourseFilters;
  /** Of the chosen teacher, once a course of theirs is loaded. */
  teacherName: string | undefined;
  onRemove: (name: FilterName) => void;
  onClear: () => void;
}

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  maxWidth: '100%',
  padding: '4px 14px',
  cursor: 'pointer',
  borderRadius: 999,
  border: `1px solid ${theme.palette.primary.main}`,
  color: theme.palette.primary.main,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  transition: `background-color ${motion.quick}ms`,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
}));

/** The filters that are set, each of which a press removes. */
export function FilterChips({ filters, teacherName, onRemove, onClear }: FilterChipsProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const names = setFilters(filters);
  if (names.length === 0) return null;
  const labelOf = (name: FilterName) => (name === 'teacher' && teacherName) || labelIn(t, filters, name);
  /** A removed button had the focus: its neighbour gets it, or the courses, so that the keyboard stays here. */
  const moveFocus = (at: number) => {
    const neighbour = list.current?.children[at + 1]?.querySelector('button');
    const next = names.length > 1 ? neighbour : document.getElementById(coursesPanelId);
    next?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={t('catalogue.filters.set')}
      sx={{ m: 0, mb: 4, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {names.map((name, at) => (
        <li key={name}>
          <Chip
            type="button"
            aria-label={t('catalogue.filters.remove', { filter: labelOf(name) })}
            onClick={() => {
              moveFocus(at);
              onRemove(name);
            }}
          >
            {labelOf(name)}
            <CloseIcon sx={{ fontSize: 18 }} />
          </Chip>
        </li>
      ))}
      <li>
        <Button
          onClick={() => {
            document.getElementById(coursesPanelId)?.focus({ preventScroll: true });
            onClear();
          }}
        >
          {t('catalogue.filters.clear')}
        </Button>
      </li>
    </Box>
  );
}
