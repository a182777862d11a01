import type { ReviewDecision } from '@vidyapath/http/learning-names';
import type { ReviewDecisionBody, StaffReview } from '@vidyapath/http/learning-reviews';
import { limits } from '@vidyapath/http/limits';
import { isFilled, optionalText, requiredChoice, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

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

export const decisionRules = object({
  decision: requiredChoice('decision.decision'),
  criterion: ruledText([
    (criterion, { decision }) => !decision || decision === 'accept' || isFilled(criterion),
    { key: 'rule.required', field: 'decision.criterion' },
  ]),
  note: optionalText('decision.note', limits.learning.reasonMax),
});
