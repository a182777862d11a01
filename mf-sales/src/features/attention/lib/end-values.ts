import type { Attention, AttentionBody } from '@vidyapath/http/commerce-reports';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { textRules } from '@vidyapath/remote-kit/text-rules';
import { object } from 'yup';

export interface EndValues {
  action: string;
  reason: string;
}

/** A gateway that refuses us cannot be set aside: nobody can pay. */
export const endActionsOf = (kind: Attention['kind']): AttentionBody['action'][] =>
  kind === 'gateway-refused' ? ['again'] : ['again', 'set-aside'];

export function endSchema(t: Translate) {
  const rules = textRules(t);
  return object({
    action: rules.choice(t('attention.end.action')),
    reason: rules.required(t('attention.end.reason'), limits.commerce.reasonMax),
  });
}

export const endBody = ({ action, reason }: EndValues): AttentionBody => ({
  action: action as AttentionBody['action'],
  reason: reason.trim(),
});
