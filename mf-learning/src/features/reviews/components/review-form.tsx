import { useT } from '@vidyapath/client/screens/use-t';
import type { OwnReview } from '@vidyapath/http/learning-reviews';
import { FormRadios } from '@vidyapath/remote-kit/form-radios';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Stars } from '@vidyapath/remote-kit/stars';
import { Box, Link, Typography, VisuallyHidden } from '@vidyapath/ui';
import { ActionForm } from '../../../components/action-form';
import { useWriteReviewMutation } from '../api/reviews.endpoints';
import { reviewRules, type ReviewValues, starNumbers } from '../lib/review-values';

interface ReviewFormProps {
  courseId: number;
  /** The review that is changed. */
  review?: OwnReview | undefined;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** Stars and a text, published after staff has checked them. */
export function ReviewForm({ courseId, review, onDone, onCancel }: ReviewFormProps) {
  const t = useT();
  const [write] = useWriteReviewMutation();
  const options = starNumbers.map((stars) => ({
    value: String(stars),
    label: (
      <span>
        <Stars rating={stars} />
        <VisuallyHidden>{t('reviewBoard.stars', { count: stars })}</VisuallyHidden>
      </span>
    ),
  }));
  return (
    <ActionForm<ReviewValues>
      messagePrefix="review.write"
      draft={`review-${courseId}`}
      initial={{ stars: review ? String(review.stars) : '', body: review?.body ?? '' }}
      rules={reviewRules}
      call={({ stars, body }) => write({ courseId, body: { stars: Number(stars), body: body.trim() } })}
      submit={() => t(review ? 'review.change' : 'review.send')}
      onDone={onDone}
      {...(onCancel && { onCancel })}
    >
      {() => (
        <Box>
          <FormRadios name="stars" label={t('review.stars')} options={options} required />
          <FormTextField name="body" label={t('review.body')} hint={t('review.bodyHint')} multiline minRows={4} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('review.checked')}{' '}
            <Link href="/TermsAndConditions" target="_blank" rel="noopener">
              {t('review.guidelines')}
            </Link>
          </Typography>
        </Box>
      )}
    </ActionForm>
  );
}
