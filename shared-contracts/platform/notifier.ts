export type NoticeVariant = 'success' | 'error' | 'info' | 'warning';

/**
 * A toast. Text is already translated. `duration` in milliseconds: the toast stays that long, also on the next page;
 * without one it has the platform's default and goes with its page.
 */
export interface Notice {
  variant: NoticeVariant;
  title: string;
  message: string;
  duration?: number;
  /** Leads to a path of this site; since platform 2.2. */
  link?: { label: string; to: string };
}

export type Notifier = (notice: Notice) => void;

/** Milliseconds a toast stays. */
export const noticeDurations = { authentication: 3_000, admin: 3_000, standard: 5_000, afterHover: 1_000 } as const;
