import type { ReadPublic } from './page-data';

/** What the pages are composed with, beside the slices. */
export interface ServerPageSources {
  /** Of the addresses that people open, such as `https://learn.example`. */
  origin: () => string;
  read: ReadPublic;
  limits?: PageLimits;
}

export interface PageLimits {
  /** For all data of a page. */
  dataMs: number;
  /** For what `page.js` does for a page. */
  codeMs: number;
}
