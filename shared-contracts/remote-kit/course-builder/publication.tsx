import { problemText } from '@vidyapath/client/requests/problem-text';
import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { ConfirmDialog, LoadingNotice } from '@vidyapath/ui/staff';
import { useState } from 'react';
import type { BuilderProps } from './builder-data';
import { courseStateOf } from './course-state';
import type { PublishDialogProps } from './publish-dialog';
import { usePublication } from './use-publication';

const PublishDialog = lazyPart<PublishDialogProps>(
  async () => (await import(/* webpackChunkName: 'lazy-publish' */ './publish-dialog')).PublishDialog,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

const large = { minHeight: 44 };

/** The buttons that publish a course, and take that back. */
export function Publication({ course, data }: BuilderProps) {
  const t = useT();
  const state = courseStateOf(course);
  const { publish, conflict, forgetConflict, hide, hiding, problem } = usePublication({ course, data });
  const [open, setOpen] = useState<'publish' | 'hide'>();
  const close = () => {
    setOpen(undefined);
    forgetConflict();
  };
  return (
    <>
      {state !== 'draft' && (
        <Button variant="outlined" onClick={() => setOpen('hide')} sx={large}>
          {t(`builder.hide.${state}.action`)}
        </Button>
      )}
      {state !== 'published' && (
        <Button
          variant="contained"
          onClick={() => setOpen('publish')}
          onPointerEnter={PublishDialog.prefetch}
          onFocus={PublishDialog.prefetch}
          sx={large}
        >
          {t(`builder.publish.${state === 'draft' ? 'publish' : 'change'}`)}
        </Button>
      )}
      <PublishDialog open={open === 'publish'} {...{ course, data, publish, conflict }} onClose={close} />
      {state !== 'draft' && (
        <ConfirmDialog
          open={open === 'hide'}
          title={t(`builder.hide.${state}.action`)}
          question={t(`builder.hide.${state}.question`)}
          subject={course.course_name}
          labels={{ confirm: t(`builder.hide.${state}.action`), cancel: t('form.cancel') }}
          tone="primary"
          busy={hiding}
          onConfirm={() => void hide().then((done) => done && close())}
          onCancel={close}
        >
          {problem && <Alert severity="error">{problemText(t, problem)}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
