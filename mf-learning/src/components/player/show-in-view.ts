/** The animations that change the place of an element, such as a module that unfolds around it. */
const animationsAround = (element: Element): Animation[] =>
  'getAnimations' in document
    ? document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element) === true)
    : [];

/** Scrolls an element into view once it has its place. */
export async function showInView(element: Element | null): Promise<void> {
  if (!element) return;
  await Promise.allSettled(animationsAround(element).map(({ finished }) => finished));
  element.scrollIntoView?.({ block: 'nearest' });
}
