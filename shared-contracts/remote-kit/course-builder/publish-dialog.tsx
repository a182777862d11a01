import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Typography } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { useId } from 'react';
import { LoadFailed } from '../screen-parts/load-failed';
import { Loading } from '../screen-parts/loading';
import type { BuilderProps } from './builder-data';
import type { Publishing } from './builder-endpoints';
import { ChangedMeanwhile } from './changed-meanwhile';
import { PublishForm } from './publish-form';
import { ReadinessList } from './readiness-list';
import type { PublicationConflict } from './use-publication';

export interface PublishDialogProps extends BuilderProps {
  open: boolean;
  publish: (publishing: Publishing) => Promise<{ error?: unknown }>;
  conflict: PublicationConflict | undefined;
  onClose: () => void;
}

/** What the course still needs, and when it is published. */
export function PublishDialog({ open, onClose, ...content }: PublishDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('builder.publish.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {open && <Content {...content} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function Content({ course, data, publish, conflict, onClose }: Omit<PublishDialogProps, 'open'>) {
  const t = useT();
  const { course_id: courseId } = course;
  const {
    data: checks,
    error,
    isFetching,
    refetch,
  } = data.useReadinessQuery(courseId, { refetchOnMountOrArgChange: true });
  if (error !== undefined)
    return (
      <LoadFailed
        message={t('builder.publish.checksFailed')}
        problem={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!checks) return <Loading />;
  const missing = checks.some(({ ok, required }) => required && !ok);
  const publishAndCheck = async (publishing: Publishing) => {
    const answer = await publish(publishing);
    // The list shows what has changed since it was read.
    if (answer.error !== undefined) void refetch();
    return answer;
  };
  return (
    <>
      <Typography>{t(missing ? 'builder.publish.notReady' : 'builder.publish.ready')}</Typography>
      {conflict && <ChangedMeanwhile conflict={conflict} />}
      <ReadinessList courseId={courseId} checks={checks} onFollowed={onClose} />
      {missing ? (
        <DialogActions sx={{ p: 0 }}>
          <Button variant="contained" onClick={onClose} sx={{ minHeight: 44 }}>
            {t('builder.publish.close')}
          </Button>
        </DialogActions>
      ) : (
        <PublishForm course={course} publish={publishAndCheck} onDone={onClose} onCancel={onClose} />
      )}
    </>
  );
}
