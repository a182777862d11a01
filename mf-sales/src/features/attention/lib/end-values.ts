import type { Attention, AttentionBody } from '@vidyapath/http/commerce-reports';
import { limits } from '@vidyapath/http/limits';
import { requiredChoice, requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

export interface EndValues {
  action: AttentionBody['action'] | '';
  reason: string;
}

/** A gateway that refuses us cannot be set aside: nobody can pay. */
export const endActionsOf = (kind: Attention['kind']): AttentionBody['action'][] =>
  kind === 'gateway-refused' ? ['again'] : ['again', 'set-aside'];

export const endRules = object({
  action: requiredChoice('attention.end.action'),
  reason: requiredText('attention.end.reason', limits.commerce.reasonMax),
});

export const endBody = ({ action, reason }: EndValues): AttentionBody => ({
  action: action as AttentionBody['action'],
  reason: reason.trim(),
});
