/** Id of the page's `<footer>` where the screen fills it itself: a footer within `main` would be no landmark. */
export const pageFooterId = 'page-footer';
