import { button, element } from './elements';
import type { Method, Outcome } from './frame-api';
import type { Texts } from './texts';

export interface ScreenParts {
  texts: Texts;
  amount: string;
  shop: string;
}

const methods = ['upi', 'card', 'netbanking'] as const;
const outcomes = ['success', 'failure', 'pending'] as const;

const heading = (text: string): HTMLElement => element('h1', { tabindex: '-1' }, text);

export const methodScreen = ({ texts, amount, shop }: ScreenParts, choose: (method: Method) => void): Node[] => [
  ...(shop ? [element('p', {}, shop)] : []),
  element('p', { class: 'amount' }, amount),
  heading(texts.choose),
  element('div', { class: 'choices' }, ...methods.map((method) => button(texts[method], () => choose(method)))),
];

function explanation(texts: Texts, method: Method): Node[] {
  if (method === 'card') return [element('p', {}, texts.cardText)];
  if (method === 'netbanking') return [element('p', {}, texts.bankText)];
  const code = element('img', { src: 'qr.svg', alt: texts.qr, width: '144', height: '144' });
  return [
    element('div', { class: 'wide' }, element('p', {}, texts.upiWide), code),
    element('p', { class: 'phone' }, texts.upiPhone),
  ];
}

export interface OutcomeActions {
  play: (outcome: Outcome) => void;
  leave: () => void;
  back: () => void;
}

export const outcomeScreen = (
  { texts, amount }: ScreenParts,
  method: Method,
  { play, leave, back }: OutcomeActions,
): Node[] => [
  element('p', { class: 'amount' }, amount),
  heading(texts[method]),
  ...explanation(texts, method),
  element('h2', {}, texts.outcome),
  element(
    'div',
    { class: 'choices' },
    ...outcomes.map((outcome) => button(texts[outcome], () => play(outcome), outcome === 'success' ? 'main' : '')),
    button(texts.leave, leave),
  ),
  button(texts.back, back),
];

export const messageScreen = ({ texts, amount }: ScreenParts, text: string, back?: () => void): Node[] => [
  element('p', { class: 'amount' }, amount),
  heading(text),
  ...(back ? [element('div', { class: 'choices' }, button(texts.back, back))] : []),
];
