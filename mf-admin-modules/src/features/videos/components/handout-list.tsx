import { formatBytes } from '@vidyapath/client/formats/data-size';
import { deleteTexts } from '@vidyapath/client/formats/staff-texts';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { OpenHandout } from '@vidyapath/http/handouts';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Box, IconButton, Link, Stack, Typography } from '@vidyapath/ui';
import { DeleteDialog, DeleteIcon } from '@vidyapath/ui/staff';
import { useRef, useState } from 'react';
import { useDeleteHandoutMutation } from '../api/handouts.endpoints';

interface HandoutListProps {
  video: ModuleVideo;
  handouts: readonly OpenHandout[];
}

export function HandoutList({ video, handouts }: HandoutListProps) {
  const t = useT();
  const heading = useRef<HTMLParagraphElement>(null);
  const [deleting, setDeleting] = useState<OpenHandout>();
  const [remove] = useDeleteHandoutMutation();
  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="body2" sx={{ color: 'text.secondary' }}>
        {handouts.length === 0 ? t('handouts.none') : t('handouts.shown')}
      </Typography>
      {handouts.length > 0 && (
        <Stack
          component="ul"
          aria-label={t('handouts.of', { name: video.video_title })}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {handouts.map((handout) => (
            <Box component="li" key={handout.file_id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link href={handout.url} download dir="auto">
                  {handout.title}
                </Link>{' '}
                <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
                  {formatBytes(handout.size_bytes)}
                </Typography>
              </Box>
              <IconButton
                aria-label={t('handouts.delete', { title: handout.title })}
                onClick={() => setDeleting(handout)}
                color="error"
                sx={{ width: 44, height: 44, flexShrink: 0 }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Stack>
      )}
      {deleting && (
        <DeleteDialog
          title={t('handouts.deleteTitle')}
          question={t('handouts.deleteQuestion')}
          subject={deleting.title}
          labels={deleteTexts(t)}
          remove={async () => {
            await remove({ videoId: video.video_id, fileId: deleting.file_id }).unwrap();
          }}
          explain={(problem) => problemText(t, problem)}
          onClosed={(deleted) => {
            setDeleting(undefined);
            if (deleted) heading.current?.focus();
          }}
        />
      )}
    </>
  );
}
