import { PageRouterView } from '@vidyapath/client/router/page-router-view';
import type { PageRouter } from '@vidyapath/client/router/router-types';
import type { Shell } from '../features/shell-context';
import { ShellProviders } from './shell-providers';

export function ShellPages({ shell, router }: { shell: Shell; router: PageRouter }) {
  return (
    <ShellProviders shell={shell}>
      <PageRouterView router={router} />
    </ShellProviders>
  );
}
