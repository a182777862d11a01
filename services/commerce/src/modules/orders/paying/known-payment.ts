import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import type { GatewayPayment } from '../../../lib/gateway/gateway-objects';
import type { PaymentGateway } from '../../../lib/gateway/gateway-account';

/** Undefined for one that the gateway does not know. */
export async function knownPayment(client: PaymentGateway, id: string): Promise<GatewayPayment | undefined> {
  try {
    return await client.fetchPayment(id);
  } catch (error) {
    if (error instanceof CallFailed && [400, 404].includes(error.status ?? 0)) return undefined;
    throw error;
  }
}
