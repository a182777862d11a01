import { openDialog } from './checkout-dialog';
import type { CheckoutListener, CheckoutOptions } from './checkout-options';

const script = document.currentScript as HTMLScriptElement;
const base = new URL('.', script.src).href;

/** The gateway's constructor, as far as a shop uses it. */
class Razorpay {
  private readonly listeners: CheckoutListener[] = [];
  private closeDialog: (() => void) | undefined;

  constructor(private readonly options: CheckoutOptions) {
    if (!options.key) throw new Error('No key passed');
  }

  on(event: string, listener: CheckoutListener): void {
    if (event === 'payment.failed') this.listeners.push(listener);
  }

  open(): void {
    if (this.closeDialog) return;
    const { key, order_id, name = '', description = '', prefill, config, modal, handler } = this.options;
    this.closeDialog = openDialog({
      base,
      escape: modal?.escape ?? true,
      input: {
        origin: window.location.origin,
        key,
        orderId: order_id,
        name,
        description,
        email: prefill?.email ?? '',
        contact: prefill?.contact ?? '',
        language: config?.display?.language === 'hi' ? 'hi' : 'en',
      },
      onMessage: (message) => {
        if (message.type === 'failed') {
          for (const listener of this.listeners) listener({ error: message.error });
          return;
        }
        this.close();
        if (message.type === 'success') handler?.(message.response);
        else modal?.ondismiss?.();
      },
    });
  }

  close(): void {
    this.closeDialog?.();
    this.closeDialog = undefined;
  }
}

Object.assign(window, { Razorpay });
