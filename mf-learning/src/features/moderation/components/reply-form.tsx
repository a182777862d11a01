import { useT } from '@vidyapath/client/screens/use-t';
import type { StaffReview } from '@vidyapath/http/learning-reviews';
import { limits } from '@vidyapath/http/limits';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { useMemo } from 'react';
import { ActionForm } from '../../../components/action-form';
import { onlyFaults, textFault } from '../../../lib/text-fault';
import { useReplyToReviewMutation } from '../api/staff-reviews.endpoints';

/** The platform's public reply to a review. */
export function ReplyForm({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const t = useT();
  const [reply] = useReplyToReviewMutation();
  const schema = useMemo(
    () =>
      ({ body }: { body: string }) =>
        onlyFaults({ body: textFault(t, t('reply.body'), body, limits.learning.reviewMax) }),
    [t],
  );
  return (
    <ActionForm
      messagePrefix="reply"
      draftName={`reply-${review.review_id}`}
      initial={{ body: review.reply?.body ?? '' }}
      schema={schema}
      call={({ body }) => reply({ review, body: body.trim() })}
      submit={() => t('reply.submit')}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <FormTextField name="body" label={t('reply.body')} required multiline minRows={3} />}
    </ActionForm>
  );
}
