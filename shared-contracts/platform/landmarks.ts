/** Id of the page's `<footer>` where the screen fills it itself: a footer within `main` would be no landmark. */
export const pageFooterId = 'page-footer';

/** CSS variables of `<main>`, for pages that fill the window: the height of the bar that stays above it, the space between both, and the space at both sides; since platform 2.5. */
export const frameVariables = { bar: '--frame-bar', top: '--frame-top', side: '--frame-side' } as const;
