import type { ReviewDecision } from '@vidyapath/http/learning-names';
import type { ReviewDecisionBody, StaffReview } from '@vidyapath/http/learning-reviews';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { onlyFaults } from '../../../lib/text-fault';

export interface DecisionValues {
  /** Empty until chosen. */
  decision: ReviewDecision | '';
  criterion: string;
  note: string;
}

export const blankDecision: DecisionValues = { decision: '', criterion: '', note: '' };

/** Possible decisions: about a waiting text, or about a published one. */
export const decisionsOf = ({ status, published }: StaffReview): ReviewDecision[] => [
  ...(status === 'pending' ? (['accept', 'reject'] as const) : []),
  ...(published ? (['remove'] as const) : []),
];

export const decisionBody = (
  { decision, criterion, note }: DecisionValues,
  { version }: StaffReview,
): ReviewDecisionBody => ({
  decision: decision || 'accept',
  ...(decision !== 'accept' && { criterion: Number(criterion) }),
  ...(note.trim() && { note: note.trim() }),
  version,
});

export const decisionFaults =
  (t: Translate) =>
  ({ decision, criterion, note }: DecisionValues) => {
    const required = (field: string) => t('rule.required', { field: t(`decision.${field}`) });
    const max = limits.learning.reasonMax;
    return onlyFaults({
      decision: decision === '' ? required('decision') : undefined,
      criterion: decision !== '' && decision !== 'accept' && criterion === '' ? required('criterion') : undefined,
      note: [...note.trim()].length > max ? t('rule.tooLong', { field: t('decision.note'), max }) : undefined,
    });
  };
