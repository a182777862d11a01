import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { Notice } from '@vidyapath/platform-api/notifier';
import { Link } from '@vidyapath/ui';
import type { MouseEvent } from 'react';

/** Toasts are outside the router, so their links use the platform's navigation. */
export function ToastLink({ label, to }: NonNullable<Notice['link']>) {
  const { navigate } = usePlatform();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate.to(to);
  };
  return (
    <Link href={to} onClick={go} sx={{ display: 'inline-block', py: 2.5, fontWeight: 600 }}>
      {label}
    </Link>
  );
}
