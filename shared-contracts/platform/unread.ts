/** The number of the user's unread notifications, which the shell follows and shows at the bell. */
export interface UnreadAccess {
  getSnapshot: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Sets the number that a service has just answered. */
  set: (count: number) => void;
}
