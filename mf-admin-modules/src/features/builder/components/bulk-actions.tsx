import { useT } from '@vidyapath/client/screens/use-t';
import { frameVariables } from '@vidyapath/platform-api/landmarks';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { Checkbox, FormControlLabel } from '@vidyapath/ui/forms';
import type { ItemRef } from '../lib/tree';
import type { Tree } from '../lib/use-tree';

interface BulkActionsProps {
  tree: Tree;
  onMove: (items: readonly ItemRef[]) => void;
}

const flags = ['is_published', 'is_preview'] as const;

/** What can be done with the selected lessons. */
export function BulkActions({ tree, onMove }: BulkActionsProps) {
  const t = useT();
  const { lessons, selection } = tree;
  // One that somebody else deleted is selected no more.
  const chosen = lessons.filter(({ video_id }) => selection.ids.has(video_id));
  const ids = chosen.map(({ video_id }) => video_id);
  const items: readonly ItemRef[] = ids.map((id) => ({ kind: 'video', id }));
  const isAll = chosen.length === lessons.length;
  const all = lessons.map(({ video_id }) => video_id);
  return (
    <Stack direction="row" role="group" aria-label={t('tree.bulk')} sx={bar}>
      <FormControlLabel
        control={<Checkbox checked={isAll} onChange={() => selection.set(all, !isAll)} />}
        label={t('tree.selectAll')}
      />
      {chosen.length > 0 && (
        <>
          <Typography variant="body2">{t('tree.selected', { count: chosen.length })}</Typography>
          {flags.map((flag) =>
            [true, false]
              .filter((value) => chosen.some((lesson) => lesson[flag] !== value))
              .map((value) => (
                <Button key={`${flag}:${value}`} onClick={() => tree.setFlag(ids, flag, value)} sx={action}>
                  {t(`states.${flag}.${value ? 'setIt' : 'endIt'}`)}
                </Button>
              )),
          )}
          <Button onClick={() => onMove(items)} sx={action}>
            {t('tree.moveTo')}
          </Button>
          <Button color="error" onClick={() => tree.remove(items)} sx={action}>
            {t('delete.confirm')}
          </Button>
          <Button onClick={selection.clear} sx={action}>
            {t('tree.clear')}
          </Button>
        </>
      )}
    </Stack>
  );
}

const action = { minHeight: 44, minWidth: 0 };

const bar = {
  position: 'sticky',
  top: `var(${frameVariables.bar}, 0px)`,
  zIndex: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  px: 3,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
