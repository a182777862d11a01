import { conflictTexts } from '@vidyapath/client/formats/staff-texts';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { Ref } from 'react';
import type { CategoryOptions } from '../../../lib/use-category-options';
import { detailsValues, type DetailsField, type DetailsValues } from '../lib/details-values';
import { fieldText } from '../lib/field-text';
import type { Autosave } from '../lib/use-autosave';

interface ConflictNoticeProps {
  autosave: Autosave;
  values: DetailsValues;
  categories: CategoryOptions;
  /** Takes the focus where the reader asks to see it. */
  ref: Ref<HTMLDivElement>;
}

const versions = ['mine', 'theirs'] as const;

const version = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' };

/** Both versions of each field that two people changed, to choose from. */
export function ConflictNotice({ autosave, values, categories, ref }: ConflictNoticeProps) {
  const t = useT();
  const { conflict, resolve } = autosave;
  if (!conflict) return null;
  const { title, text } = conflictTexts(t, conflict.by);
  const theirs = detailsValues(conflict.theirs);
  const shown = (field: DetailsField, of: DetailsValues) => fieldText(t, field, of, categories.nameOf);
  return (
    <Box ref={ref} tabIndex={-1} sx={{ scrollMarginTop: '80px' }}>
      <Alert severity="warning">
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography>{text}</Typography>
        {conflict.fields.map((field) => {
          const name = t(`courses.fields.${field}`);
          return (
            <Box key={field} role="group" aria-label={name} sx={{ mt: 3 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
                {versions.map((choice) => (
                  <Box key={choice}>
                    <Typography variant="body2">{t(`details.conflict.${choice}`)}</Typography>
                    <Typography sx={version} tabIndex={0}>
                      {shown(field, choice === 'mine' ? values : theirs)}
                    </Typography>
                    <Button
                      variant="outlined"
                      aria-label={t(`details.conflict.${choice === 'mine' ? 'keepOf' : 'takeOf'}`, { field: name })}
                      onClick={() => resolve(field, choice)}
                      sx={{ minHeight: 44, mt: 1 }}
                    >
                      {t(`details.conflict.${choice === 'mine' ? 'keep' : 'take'}`)}
                    </Button>
                  </Box>
                ))}
              </Box>
            </Box>
          );
        })}
      </Alert>
    </Box>
  );
}
