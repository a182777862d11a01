import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { OwnLogin, Session } from '@vidyapath/http/auth-logins';
import { useState } from 'react';
import { useEndSessionsMutation, useLoginsQuery, useSessionsQuery } from './sign-ins.endpoints';

export interface SignIns {
  sessions: Session[];
  logins: OwnLogin[];
}

export type SignInsState = 'offered' | 'loading' | 'failed' | SignIns;

/** Loads when the list is opened, since few users open it. */
export function useSignIns() {
  const { session } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const options = { skip: !isOpen, refetchOnMountOrArgChange: true };
  const sessions = useSessionsQuery(undefined, options);
  const logins = useLoginsQuery(undefined, options);
  const [endSessions, { isLoading }] = useEndSessionsMutation();
  const [ended, setEnded] = useState<'failed' | 'done'>();

  const stateOf = (): SignInsState => {
    if (!isOpen) return 'offered';
    if (sessions.isFetching || logins.isFetching) return 'loading';
    if (sessions.isError || logins.isError) return 'failed';
    return sessions.data && logins.data ? { sessions: sessions.data, logins: logins.data } : 'failed';
  };
  const read = (): void => {
    if (!isOpen) return setOpen(true);
    void sessions.refetch();
    void logins.refetch();
  };
  async function end(): Promise<void> {
    // A double click sends one request.
    if (isLoading) return;
    const { data: token } = await endSessions();
    if (token === undefined) return setEnded('failed');
    await session.renew(token);
    setEnded('done');
    read();
  }
  return { state: stateOf(), ending: isLoading ? ('busy' as const) : ended, read, end: () => void end() };
}
