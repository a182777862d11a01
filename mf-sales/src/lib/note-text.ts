import { formatPaise } from '@vidyapath/client/formats/money';
import type { MessageName, Translate } from '@vidyapath/platform-api/i18n';

/** Notes that the platform writes about orders, in English, with the name of their message under `note`. */
const phrases: readonly (readonly [RegExp, MessageName<'note'>])[] = [
  [/^(?<paise>\d+)$/, 'amount'],
  [/^(?<cause>buyer|staff|surplus|not-honoured|gateway|dispute)$/, 'cause'],
  [/^(?<cause>surplus|not-honoured|gateway|dispute|staff) (?<paise>\d+) of (?<id>\S+)$/, 'booked'],
  [/^(?<action>grant|refund|paid-otherwise)$/, 'action'],
  [/^captured (?<got>\d+) (?<currency>[A-Z]{3}) of (?<paise>\d+) INR$/, 'otherAmount'],
  [/^captured after it was (?<status>cancelled|expired)$/, 'late'],
  [/^a dispute of (?<paise>\d+) was lost$/, 'disputeOfLost'],
  [/^a refund of (?<paise>\d+) at the gateway is not ours$/, 'foreignRefund'],
  [/^refund (?<id>\S+)$/, 'refund'],
  [/^(?<id>\S+) (?<dispute>open|under_review|action_required|won|lost|closed)$/, 'dispute'],
  [/^(?<dispute>open|under_review|action_required|won|lost|closed)$/, 'state'],
  [/^a dispute was lost$/, 'disputeLost'],
  [/^a refund that had failed is not failed$/, 'refundNotFailed'],
  [/^a refund failed$/, 'refundFailed'],
  [/^an item that is owned cost too little to go back$/, 'tooLittle'],
  [/^made at the gateway$/, 'atGateway'],
  [/^paid twice$/, 'paidTwice'],
  [/^owned by now$/, 'ownedByNow'],
  [/^owned by an order paid before$/, 'ownedBefore'],
  [/^not to be had any more$/, 'gone'],
  [/^the account was erased$/, 'erased'],
];

/** The groups of these patterns; the patterns admit only names that have messages. */
interface Groups {
  paise?: string;
  got?: string;
  cause?: MessageName<'note.causes'>;
  action?: MessageName<'decision.actions'>;
  status?: MessageName<'status'>;
  dispute?: MessageName<'money.disputeStatus'>;
}

function partText(t: Translate, part: string): string {
  for (const [pattern, name] of phrases) {
    const groups = pattern.exec(part)?.groups;
    if (!groups && !pattern.test(part)) continue;
    const { paise, got, cause, action, status, dispute, ...rest } = (groups ?? {}) as Groups & Record<string, string>;
    return t(`note.${name}`, {
      ...rest,
      ...(paise && { amount: formatPaise(Number(paise)) }),
      ...(got && { got: (Number(got) / 100).toFixed(2) }),
      ...(cause && { cause: t(`note.causes.${cause}`) }),
      ...(action && { action: t(`decision.actions.${action}`) }),
      ...(status && { status: t(`status.${status}`) }),
      ...(dispute && { state: t(`money.disputeStatus.${dispute}`) }),
    });
  }
  return part;
}

/** A note in the reader's language; a note that a person wrote stays as it is. */
export const noteText = (t: Translate, note: string): string =>
  note
    .split(': ')
    .map((part) => partText(t, part))
    .join(': ');
