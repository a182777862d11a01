import { textIn } from '@vidyapath/client/formats/course-texts';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { StaffReview } from '@vidyapath/http/learning-reviews';
import { ReviewReply } from '@vidyapath/remote-kit/review-item';
import { Stars } from '@vidyapath/remote-kit/stars';
import { Box, Button, Paper, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { useState } from 'react';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';
import { decisionsOf } from '../lib/decision-values';
import { DecisionForm } from './decision-form';
import { ReplyForm } from './reply-form';
import { criterionText } from '../../../lib/criterion-text';

const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** A review with its possible decisions. */
export function ModeratedReview({ review }: { review: StaffReview }) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState<'decision' | 'reply'>();
  const { stars, body, status, published, author_name, submitted_at, criterion, reply } = review;
  const name = author_name ?? t('byline.formerLearner');
  const course = textIn(language, review.course_name ?? `#${review.course_id}`, review.course_name_hi);
  const close = () => setOpen(undefined);
  return (
    <Paper
      component="article"
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {t('moderation.reviewOf', { name, course })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Stars rating={stars} />
        <VisuallyHidden>{t('reviewBoard.given', { stars })}</VisuallyHidden>
        <StateBadge tone={status === 'published' ? 'success' : status === 'pending' ? 'warning' : 'error'}>
          {t(`review.status.${status}`)}
        </StateBadge>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {momentText(language, submitted_at)}
        </Typography>
      </Box>
      <Typography sx={plain}>{body || t('moderation.noWords')}</Typography>
      {status !== 'published' && published && (
        <Typography variant="body2" sx={[plain, { color: 'text.secondary' }]}>
          {t('moderation.publishedNow', { stars: published.stars, body: published.body })}
        </Typography>
      )}
      {criterion !== null && (
        <Typography variant="body2">
          {t('moderation.failedCriterion', { criterion: criterionText(t, criterion) })}
        </Typography>
      )}
      {reply && <ReviewReply reply={reply} />}
      {open === 'decision' && <DecisionForm review={review} onClose={close} />}
      {open === 'reply' && <ReplyForm review={review} onClose={close} />}
      {!open && (
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
          {decisionsOf(review).length > 0 && (
            <Button variant="contained" onClick={() => setOpen('decision')} sx={{ minHeight: 44 }}>
              {t('decision.open')}
            </Button>
          )}
          {published && (
            <Button variant="outlined" onClick={() => setOpen('reply')} sx={{ minHeight: 44 }}>
              {t(reply ? 'reply.edit' : 'reply.open')}
            </Button>
          )}
        </Stack>
      )}
    </Paper>
  );
}
