import { SliceContext } from '@vidyapath/client/screens/platform-context';
import { type ReactNode, useMemo } from 'react';
import { ToastPlace } from '../features/toasts/toast-place';
import { type Shell, ShellContext } from '../features/shell-context';

export function ShellProviders({ shell, children }: { shell: Shell; children: ReactNode }) {
  const slice = useMemo(() => ({ platform: shell.platform, slice: 'shell' }), [shell]);
  return (
    <ShellContext value={shell}>
      <SliceContext value={slice}>
        {children}
        {shell.override && <shell.override.Banner override={shell.override} />}
        <ToastPlace />
      </SliceContext>
    </ShellContext>
  );
}
