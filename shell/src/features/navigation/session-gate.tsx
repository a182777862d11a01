import { useSession } from '@vidyapath/client/screens/use-session';
import type { LoginState } from '@vidyapath/platform-api/login-state';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useShell } from '../shell-context';
import { pathOf } from './path-of';

/** Shows the page to signed-in users and sends others to the login page, which leads back to this page. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useShell();
  const { status } = useSession();
  const location = useLocation();
  const [cameSignedIn] = useState(status === 'signed-in');

  // Checked on each page of the layout: another tab may have removed the stored token.
  useEffect(() => session.check(), [session, location.pathname]);

  if (status === 'signed-in') return children;
  // When a session ends while its page is open, `leaveOnSessionEnd` opens the login page: it knows whether the login leads back.
  if (cameSignedIn) return null;
  const state: LoginState = { next: pathOf(location) };
  return <Navigate to="/login" replace state={state} />;
}
