import { CallFailed, createFrameApi, type Method, type Outcome, type Result } from './frame-api';
import type { FrameInput, FrameMessage } from './messages';
import { messageScreen, methodScreen, outcomeScreen } from './screens';
import { textsOf } from './texts';

const input = JSON.parse(decodeURIComponent(window.location.hash.slice(1))) as FrameInput;
const texts = textsOf(input.language);
const api = createFrameApi(input);
const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const status = byId('status');
const askAgainMs = 3_000;
let parts = { texts, amount: '', shop: input.name };

const send = (message: FrameMessage): void => window.parent.postMessage(message, input.origin);
const dismiss = (): void => send({ from: 'gateway-simulator', type: 'dismissed' });

function show(nodes: Node[]): void {
  byId('screen').replaceChildren(...nodes);
  status.textContent = '';
  byId('screen').querySelector<HTMLElement>('h1')?.focus();
}

const chooseMethod = (): void => show(methodScreen(parts, chooseOutcome));

function chooseOutcome(method: Method): void {
  const play = (outcome: Outcome): void => void pay(method, outcome);
  show(outcomeScreen(parts, method, { play, leave: dismiss, back: chooseMethod }));
}

async function pay(method: Method, outcome: Outcome): Promise<void> {
  status.textContent = texts.working;
  for (const one of document.querySelectorAll<HTMLButtonElement>('main button')) one.disabled = true;
  try {
    follow(await api.pay(method, outcome));
  } catch (error) {
    show(messageScreen(parts, wordsFor(error), chooseMethod));
  }
}

function follow({ payment_id, success, error }: Result): void {
  if (success) return send({ from: 'gateway-simulator', type: 'success', response: success });
  if (error) {
    send({ from: 'gateway-simulator', type: 'failed', error });
    return show(messageScreen(parts, texts.failed, chooseMethod));
  }
  show(messageScreen(parts, texts.waiting));
  const ask = (): void => void api.result(payment_id).then(decided, () => setTimeout(ask, askAgainMs));
  const decided = (result: Result): unknown =>
    result.success || result.error ? follow(result) : setTimeout(ask, askAgainMs);
  setTimeout(ask, askAgainMs);
}

const wordsFor = (error: unknown): string =>
  error instanceof CallFailed && error.error?.reason === 'order_already_paid' ? texts.paid : texts.trouble;

async function begin(): Promise<void> {
  try {
    const { amount, status: state } = await api.offer();
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount / 100);
    parts = { ...parts, amount: rupees };
    if (state === 'paid') show(messageScreen(parts, texts.paid));
    else chooseMethod();
  } catch (error) {
    show(messageScreen(parts, wordsFor(error), () => void begin()));
  }
}

document.documentElement.lang = input.language;
document.title = texts.title;
byId('notice').textContent = texts.notice;
byId('close').textContent = texts.close;
byId('close').addEventListener('click', dismiss);
document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
void begin();
