import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { OwnReview } from '@vidyapath/http/learning-reviews';
import { ReviewReply } from '@vidyapath/remote-kit/review-item';
import { Stars } from '@vidyapath/remote-kit/stars';
import { Box, Typography, VisuallyHidden } from '@vidyapath/ui';
import { StateBadge, type Tone } from '@vidyapath/remote-kit/state-badge';
import { criterionText } from '../../../lib/criterion-text';

const tones: Record<OwnReview['status'], Tone> = {
  pending: 'warning',
  published: 'success',
  rejected: 'error',
  removed: 'error',
};
const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** The learner's own review: its text and its state. */
export function WrittenReview({ review }: { review: OwnReview }) {
  const t = useT();
  const language = useLanguage();
  const { status, stars, body, published, criterion, note, reply } = review;
  const isOtherPublished = status !== 'published' && published !== null;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Stars rating={stars} />
        <VisuallyHidden>{t('reviewBoard.given', { stars })}</VisuallyHidden>
        <StateBadge tone={tones[status]}>{t(`review.status.${status}`)}</StateBadge>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {momentText(language, review.edited_at ?? review.created_at)}
        </Typography>
      </Box>
      {body && <Typography sx={[plain, { mt: 2 }]}>{body}</Typography>}
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>
        {t(`review.means.${status}`)} {isOtherPublished && t('review.means.before')}
      </Typography>
      {criterion !== null && (
        <Typography sx={{ mt: 2 }}>
          {t('review.criterion')} <strong>{criterionText(t, criterion)}</strong>
        </Typography>
      )}
      {note && <Typography sx={[plain, { mt: 2 }]}>{t('review.note', { note })}</Typography>}
      {reply && <ReviewReply reply={reply} />}
    </Box>
  );
}
