/** Below the header, so that toasts do not cover menus. */
const belowHeader = 68;
/** As far down as a toast reaches. */
const room = 120;
const gap = 8;
const margin = 20;
const toastWidth = 380;

/** Where the toasts begin, in pixels: below the page's heading if they would cover its text. */
export function topBelow(heading: Element | null): number {
  if (!heading) return belowHeader;
  const text = document.createRange();
  text.selectNodeContents(heading);
  const { top, bottom, right } = text.getBoundingClientRect();
  const left = window.innerWidth - margin - Math.min(toastWidth, window.innerWidth - 2 * margin);
  const isCovered = right > left && bottom > belowHeader && top < belowHeader + room;
  return isCovered ? Math.ceil(bottom) + gap : belowHeader;
}
