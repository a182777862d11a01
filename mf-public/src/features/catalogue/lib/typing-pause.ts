/** Milliseconds without a key before what is typed is searched. */
export const typingPause = 300;
