/** What orders ask of the gateway; `lib/gateway` answers it. Amounts are paise. No transaction is open meanwhile. */
export interface PaymentGateway {
  createOrder(
    this: void,
    order: { amountPaise: number; receipt: string; notes: Record<string, string> },
  ): Promise<{ id: string }>;
  fetchOrderPayments(this: void, gatewayOrderId: string): Promise<GatewayPayment[]>;
  fetchPayment(this: void, id: string): Promise<GatewayPayment>;
  capture(this: void, id: string, amountPaise: number): Promise<unknown>;
  fetchRefunds(this: void, paymentId: string): Promise<GatewayRefund[]>;
  fetchRefund(this: void, id: string): Promise<GatewayRefund>;
  refund(
    this: void,
    paymentId: string,
    refund: { amountPaise: number; idempotencyKey: string; receipt: string; notes: Record<string, string> },
  ): Promise<GatewayRefund>;
  listPayments(this: void, page: GatewayPage): Promise<GatewayPayment[]>;
  listRefunds(this: void, page: GatewayPage): Promise<GatewayRefund[]>;
}

export interface GatewayPage {
  /** Seconds since the epoch. */
  from: number;
  to: number;
  count: number;
  skip: number;
}

export interface GatewayPayment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  status: string;
  captured: boolean;
  method: string | null;
}

export interface GatewayRefund {
  id: string;
  payment_id: string;
  amount: number;
  status: string;
  receipt: string | null;
}

/** The gateway that new orders are paid at. */
export interface PaymentsAt {
  provider: 'razorpay' | 'simulated';
  client: PaymentGateway;
  keyId: string;
  keySecret: string;
}
