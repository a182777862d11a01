import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { PublicReview } from '@vidyapath/http/learning-reviews';
import { Box, Typography, VisuallyHidden } from '@vidyapath/ui';
import { Stars } from './stars';

const plain = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** The answer of staff to a review. */
export function ReviewReply({ reply }: { reply: NonNullable<PublicReview['reply']> }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Box sx={{ mt: 3, pl: 4, borderLeft: 3, borderColor: 'primary.main' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('reviewBoard.reply')}
        <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'text.secondary' }}>
          {momentText(language, reply.created_at)}
        </Box>
      </Typography>
      <Typography sx={plain}>{reply.body}</Typography>
    </Box>
  );
}

/** A published review: its text is shown as plain text. */
export function ReviewItem({ review }: { review: PublicReview }) {
  const t = useT();
  const language = useLanguage();
  const { stars, body, author_name, created_at, edited_at, reply } = review;
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Stars rating={stars} size={18} />
        <VisuallyHidden>{t('reviewBoard.given', { stars })}</VisuallyHidden>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {author_name ?? t('reviewBoard.formerLearner')}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {momentText(language, created_at)}
          {edited_at && ` · ${t('reviewBoard.edited', { when: momentText(language, edited_at) })}`}
        </Typography>
      </Box>
      {body && <Typography sx={[plain, { mt: 2 }]}>{body}</Typography>}
      {reply && <ReviewReply reply={reply} />}
    </Box>
  );
}
