/** The library's package has types for its full build only; this one has the same names. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
