import type { CourseCount } from '@vidyapath/http/course-search';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import { useId } from 'react';
import { countText } from '../lib/filter-labels';

interface RadioFacetProps<Value extends string | number> {
  title: string;
  /** Undefined: any. */
  value: Value | undefined;
  options: readonly { value: Value; label: string; count: CourseCount | undefined }[];
  onChoose: (value: Value | undefined) => void;
}

interface ChoiceProps {
  group: string;
  label: string;
  count?: CourseCount | undefined;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ group, label, count, checked, onChoose }: ChoiceProps) {
  const disabled = count === 0 && !checked;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2.5,
        minHeight: { xs: 44, md: 36 },
        cursor: disabled ? 'default' : 'pointer',
        color: disabled ? 'text.disabled' : undefined,
      }}
    >
      <Box
        component="input"
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        sx={{ width: 20, height: 20, m: 0, flexShrink: 0, accentColor: 'currentColor', color: 'primary.main' }}
      />
      <span>{label}</span>
      {count !== undefined && (
        <Box component="span" sx={{ ml: 'auto', color: disabled ? undefined : 'text.secondary' }}>
          {countText(count)}
        </Box>
      )}
    </Box>
  );
}

/** One value of a filter, or any, with the number of courses that each would leave. */
export function RadioFacet<Value extends string | number>({ title, value, options, onChoose }: RadioFacetProps<Value>) {
  const t = useT();
  const group = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      <Choice
        group={group}
        label={t('catalogue.filters.any')}
        checked={value === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {options.map((option) => (
        <Choice
          key={option.value}
          group={group}
          label={option.label}
          count={option.count}
          checked={option.value === value}
          onChoose={() => onChoose(option.value)}
        />
      ))}
    </Box>
  );
}
