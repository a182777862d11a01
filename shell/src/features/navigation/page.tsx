import { Outlet, ScrollRestoration } from 'react-router';
import { GlobalLook } from '../theme/global-look';
import { PageLoader } from './page-loader';
import { useDocumentTitle } from './use-document-title';
import { useHeadingFocus } from './use-heading-focus';

/** What every page has, whatever its layout. */
export function Page() {
  useDocumentTitle();
  useHeadingFocus();
  return (
    <>
      <GlobalLook />
      <PageLoader>
        <Outlet />
      </PageLoader>
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </>
  );
}
