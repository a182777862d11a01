import type { FrameInput, FrameMessage } from './messages';

const styles = `
.gateway-simulator { border: 0; padding: 0; margin: auto; width: min(26rem, 100vw); max-width: 100vw; height: min(40rem, 100dvh); max-height: 100dvh; border-radius: 12px; overflow: hidden; background: Canvas; }
.gateway-simulator::backdrop { background: rgb(0 0 0 / 60%); }
.gateway-simulator iframe { border: 0; width: 100%; height: 100%; display: block; }
@media (max-width: 26rem) { .gateway-simulator { height: 100dvh; border-radius: 0; } }
`;

let styled = false;

/** Once a page, in a way that a policy without inline styles allows. */
function addStyles(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export interface DialogOptions {
  /** The folder of the script, with a slash at its end. */
  base: string;
  input: FrameInput;
  escape: boolean;
  onMessage: (message: FrameMessage) => void;
}

/** A modal dialog around the frame. Returns a function that closes it and restores the focus. */
export function openDialog({ base, input, escape, onMessage }: DialogOptions): () => void {
  addStyles();
  const focused = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'gateway-simulator';
  dialog.setAttribute('aria-label', input.language === 'hi' ? 'भुगतान' : 'Payment');
  const frame = document.createElement('iframe');
  frame.title = input.language === 'hi' ? 'परीक्षण भुगतान' : 'Simulated payment';
  frame.src = `${base}frame.html#${encodeURIComponent(JSON.stringify(input))}`;
  dialog.append(frame);

  const receive = (event: MessageEvent): void => {
    const message = event.data as Partial<FrameMessage> | null;
    const expected = event.source === frame.contentWindow && event.origin === new URL(base).origin;
    if (expected && message?.from === 'gateway-simulator') onMessage(message as FrameMessage);
  };
  window.addEventListener('message', receive);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (escape) onMessage({ from: 'gateway-simulator', type: 'dismissed' });
  });
  document.body.append(dialog);
  dialog.showModal();
  frame.addEventListener('load', () => frame.contentWindow?.focus());

  return () => {
    window.removeEventListener('message', receive);
    dialog.close();
    dialog.remove();
    if (focused instanceof HTMLElement) focused.focus();
  };
}
