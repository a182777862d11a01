/** The supported options of the gateway's checkout; others are ignored. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  name?: string;
  description?: string;
  prefill?: { name?: string; email?: string; contact?: string };
  config?: { display?: { language?: string } };
  handler?: (response: Record<string, string>) => void;
  modal?: { ondismiss?: () => void; escape?: boolean };
}

export type CheckoutListener = (response: { error: unknown }) => void;
