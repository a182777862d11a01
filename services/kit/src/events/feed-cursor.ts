/** A row of a feed. */
export interface FeedPosition {
  xid: string;
  key: string;
}

/** The position of a reader in the feed. */
export interface FeedCursor {
  /** The transaction from which the next pass through the feed begins. */
  resume: string;
  /** The last row of the page before, while a pass is not at its end. */
  position?: FeedPosition;
}

/** The `after` that a reader sends; empty at the beginning. */
export const cursorPattern = '^([0-9]{1,19}([.][0-9]{1,19}[.][^\\x00]{1,100})?)?$';

export function formatCursor({ resume, position }: FeedCursor): string {
  return position ? `${resume}.${position.xid}.${position.key}` : resume;
}

export function parseCursor(text: string): FeedCursor {
  const [resume = '', xid, ...key] = text.split('.');
  return { resume: resume || '0', ...(xid && { position: { xid, key: key.join('.') } }) };
}
