import { useT } from '@vidyapath/client/screens/use-t';
import type { StaffReview } from '@vidyapath/http/learning-reviews';
import { limits } from '@vidyapath/http/limits';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import { ActionForm } from '../../../components/action-form';
import { useReplyToReviewMutation } from '../api/staff-reviews.endpoints';

const replyRules = object({ body: requiredText('reply.body', limits.learning.reviewMax) });

/** The platform's public reply to a review. */
export function ReplyForm({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const t = useT();
  const [reply] = useReplyToReviewMutation();
  return (
    <ActionForm
      messagePrefix="reply"
      draft={`reply-${review.review_id}`}
      initial={{ body: review.reply?.body ?? '' }}
      rules={replyRules}
      call={({ body }) => reply({ review, body: body.trim() })}
      submit={() => t('reply.submit')}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <FormTextField name="body" label={t('reply.body')} required multiline minRows={3} />}
    </ActionForm>
  );
}
