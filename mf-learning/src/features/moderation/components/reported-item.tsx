import { textIn } from '@vidyapath/client/formats/course-texts';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { Reported } from '@vidyapath/http/learning-discussions';
import { Box, Button, Link, Paper, Stack, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ReasonForm } from '../../../components/reason-form';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { useModerateMutation } from '../../../lib/moderation.endpoints';

const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** A text that was reported or hidden, why, and the possible actions. */
export function ReportedItem({ reported }: { reported: Reported }) {
  const t = useT();
  const language = useLanguage();
  const [moderate] = useModerateMutation();
  const [open, setOpen] = useState<'hide' | 'restore'>();
  const { kind, title, body, author_name, course_name, course_name_hi, course_id, hidden, hidden_reason, reports } =
    reported;
  const { thread_id: threadId, post_id: postId } = reported;
  const place = lessonAddress({ course_id, thread_id: threadId, post_id: postId ?? undefined });
  const ways = hidden ? (['restore'] as const) : (['hide', 'restore'] as const);
  return (
    <Paper
      component="article"
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={place} underline="always">
          {title ?? t('thread.removed')}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StateBadge tone={hidden ? 'error' : 'warning'}>
          {hidden ? t('moderation.hidden') : t('moderation.reports', { count: reported.report_count })}
        </StateBadge>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t(`moderation.kinds.${kind}`, {
            name: author_name ?? t('byline.formerLearner'),
            course: textIn(language, course_name ?? `#${course_id}`, course_name_hi),
          })}
        </Typography>
      </Box>
      <Typography sx={plain}>{body ?? t('thread.removed')}</Typography>
      {hidden_reason && (
        <Typography variant="body2">{t('moderation.hiddenBecause', { reason: hidden_reason })}</Typography>
      )}
      {reports.length > 0 && (
        <Box component="ul" aria-label={t('moderation.reasons')} sx={{ m: 0, pl: 5 }}>
          {reports.map(({ reason, created_at }, index) => (
            <Typography component="li" variant="body2" key={index} sx={plain}>
              {reason} · {momentText(language, created_at)}
            </Typography>
          ))}
        </Box>
      )}
      {open ? (
        <ReasonForm
          key={open}
          messagePrefix={`moderation.${open}`}
          draft={`${open}-${postId ?? threadId}`}
          call={(reason) => moderate({ threadId, postId, hide: open === 'hide', reason })}
          onClose={() => setOpen(undefined)}
        />
      ) : (
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
          {ways.map((way) => (
            <Button
              key={way}
              variant="outlined"
              color={way === 'hide' ? 'error' : 'primary'}
              onClick={() => setOpen(way)}
              sx={{ minHeight: 44 }}
            >
              {t(way === 'restore' && !hidden ? 'moderation.restore.keep' : `moderation.${way}.open`)}
            </Button>
          ))}
        </Stack>
      )}
    </Paper>
  );
}
