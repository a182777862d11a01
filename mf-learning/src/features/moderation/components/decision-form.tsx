import { useT } from '@vidyapath/client/screens/use-t';
import { reviewCriteria } from '@vidyapath/http/learning-names';
import type { StaffReview } from '@vidyapath/http/learning-reviews';
import { FormRadios } from '@vidyapath/remote-kit/form-radios';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Box } from '@vidyapath/ui';
import { ActionForm } from '../../../components/action-form';
import { useDecideReviewMutation } from '../api/staff-reviews.endpoints';
import { blankDecision, decisionBody, decisionRules, decisionsOf, type DecisionValues } from '../lib/decision-values';

/** Decides about a review; nothing is chosen at first. A review that breaks the terms needs the criterion. */
export function DecisionForm({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const t = useT();
  const [decide] = useDecideReviewMutation();
  const options = decisionsOf(review).map((value) => ({ value, label: t(`decision.decisions.${value}`) }));
  return (
    <ActionForm<DecisionValues>
      messagePrefix="decision"
      draft={`decision-${review.review_id}`}
      initial={blankDecision}
      rules={decisionRules}
      call={(values) => decide({ review, body: decisionBody(values, review) })}
      submit={() => t('decision.submit')}
      onDone={onClose}
      onCancel={onClose}
    >
      {({ decision }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormRadios name="decision" label={t('decision.decision')} options={options} required />
          {decision !== '' && decision !== 'accept' && (
            <FormTextField name="criterion" label={t('decision.criterion')} select required>
              <option value="">{t('decision.choose')}</option>
              {reviewCriteria.map((number) => (
                <option key={number} value={number}>
                  {`${number}. ${t(`criteria.${number}`)}`}
                </option>
              ))}
            </FormTextField>
          )}
          <FormTextField name="note" label={t('decision.note')} hint={t('decision.noteHint')} multiline minRows={2} />
        </Box>
      )}
    </ActionForm>
  );
}
