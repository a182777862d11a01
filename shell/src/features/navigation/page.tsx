import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useOutlet } from 'react-router';
import { GlobalLook } from '../theme/global-look';
import { LoaderBar } from './loader-bar';
import { PageLoader } from './page-loader';
import { ShellError } from './shell-error';
import { useCountedPages } from './use-counted-pages';
import { useDocumentTitle } from './use-document-title';
import { useHeadingFocus } from './use-heading-focus';
import { useKeptScroll } from './use-kept-scroll';

/** The parts of every page in any layout; a loader until the layout's code is loaded. */
export function Page() {
  const { key } = useLocation();
  useCountedPages();
  useDocumentTitle();
  useHeadingFocus();
  useKeptScroll();
  const layout = useOutlet();
  return (
    <>
      <GlobalLook />
      <ErrorBoundary resetKeys={[key]} FallbackComponent={ShellError}>
        <PageLoader>{layout ?? <LoaderBar />}</PageLoader>
      </ErrorBoundary>
    </>
  );
}
