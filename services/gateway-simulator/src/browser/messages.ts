/** Messages of the frame to the page that opened it. */
export type FrameMessage =
  | { from: 'gateway-simulator'; type: 'success'; response: Record<string, string> }
  | { from: 'gateway-simulator'; type: 'failed'; error: unknown }
  | { from: 'gateway-simulator'; type: 'dismissed' };

/** The input of the frame, in the fragment of its address, which no server sees. */
export interface FrameInput {
  /** The origin to which messages may go. */
  origin: string;
  key: string;
  orderId: string;
  name: string;
  description: string;
  email: string;
  contact: string;
  language: string;
}
