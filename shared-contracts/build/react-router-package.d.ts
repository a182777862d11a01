/** The name by which the facade imports the package itself: an alias of the build. */
declare module 'react-router-package' {
  export * from 'react-router';
}
