import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, CheckIcon, CircularProgress, WarningIcon } from '@vidyapath/ui';
import type { Autosave } from '../lib/use-autosave';

/** Whether everything is stored, and if not, why; it stays in sight below the fields. */
export function SaveState({ autosave, onShowConflict }: { autosave: Autosave; onShowConflict: () => void }) {
  const t = useT();
  const { saving, unsaved, problem, conflict, save } = autosave;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        minHeight: 52,
        px: 4,
        py: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px 12px 0 0',
      }}
    >
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 200px' }}>
        {saving && <CircularProgress size={20} aria-hidden="true" />}
        {!saving && (unsaved ? <WarningIcon aria-hidden="true" /> : <CheckIcon aria-hidden="true" />)}
        {saving && t('details.saving')}
        {!saving && !unsaved && t('details.saved')}
        {!saving &&
          unsaved &&
          (problem ? t('details.refused', { text: problemText(t, problem) }) : t('details.unsaved'))}
      </Box>
      {conflict && (
        <Button variant="outlined" onClick={onShowConflict} sx={{ minHeight: 44 }}>
          {t('details.conflict.show')}
        </Button>
      )}
      {unsaved && problem && (
        <Button variant="outlined" loading={saving} onClick={save} sx={{ minHeight: 44 }}>
          {t('list.retry')}
        </Button>
      )}
    </Box>
  );
}
