import { formatClock } from '@vidyapath/client/formats/duration';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { OutlineLesson } from '@vidyapath/http/course-outline';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Typography } from '@vidyapath/ui';
import { ProgressBar } from '../../../components/progress-bar';
import { sentText } from '../../../lib/uploads/sent-text';
import { useUploads } from '../../../lib/uploads/uploads';

interface LessonStateProps {
  lesson: OutlineLesson;
  /** Known while its file cannot be played. */
  asset: Asset | undefined;
}

/** In a line of the tree: how long a lesson is, or what is being done with its file. */
export function LessonState({ lesson, asset }: LessonStateProps) {
  const t = useT();
  const sent = useUploads(({ files }) => files[lesson.asset_id ?? '']);
  const name = lesson.video_title;
  if (sent?.problem) return <Fault>{problemText(t, sent.problem, { messagePrefix: 'upload' })}</Fault>;
  if (sent)
    return (
      <ProgressBar
        label={t('upload.stateOf', { name })}
        text={sentText(t, sent)}
        progress={(sent.sent / sent.size) * 100}
      />
    );
  if (lesson.status === 'ready') {
    const seconds = lesson.duration_in_seconds;
    if (seconds === 0) return <Fault>{t('tree.noDuration')}</Fault>;
    return <Typography variant="body2">{formatClock(seconds)}</Typography>;
  }
  if (!asset) return <Fault>{lesson.status === 'failed' && t('tree.failedFile')}</Fault>;
  const { status, percent, queue_place: place, problem } = asset;
  if (status === 'failed')
    return <Fault>{problem ? t(`lessons.problems.${problem.type}`) : t('tree.failedFile')}</Fault>;
  if (status === 'uploading') return <Fault>{t('tree.interrupted', { percent })}</Fault>;
  if (status === 'waiting')
    return <Typography variant="body2">{t('upload.waiting', { place: place ?? 1 })}</Typography>;
  return (
    <ProgressBar
      label={t('upload.stateOf', { name })}
      text={t(status === 'checking' ? 'upload.checking' : 'upload.encoding', { percent })}
      progress={percent}
    />
  );
}

const Fault = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'error.main' }}>
    {children}
  </Typography>
);
