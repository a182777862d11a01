/** Work that goes on while the user is on other screens, e.g. uploads. */
export interface PlatformTask {
  id: string;
  /** What is done, in the language of the page, e.g. `12 videos are being uploaded`. */
  label: string;
  /** 0 to 100; null while unknown. */
  percent: number | null;
  /** Path of the screen that shows the work. */
  link: string;
}

/** The running work of all slices. The top bar shows it on every screen, and a page load asks first while there is any. */
export interface TasksAccess {
  /** Adds a task, or replaces the one with this id. */
  set: (task: PlatformTask) => void;
  remove: (id: string) => void;
}
