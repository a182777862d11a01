import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { readJson } from '@vidyapath/client/requests/read-answer';
import type { Account } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log';

/** The user's own account with the ETag that a change sends. */
export interface ReadAccount {
  account: Account;
  etag: string | null;
}

export interface AccountLoad {
  /** Undefined while it loads, and after a failure. */
  read: ReadAccount | undefined;
  failed: boolean;
  /** Reads it again. */
  retry: () => void;
  /** Stores the answer to a change. */
  replace: (changed: ReadAccount) => void;
}

export function useAccount(): AccountLoad {
  const { http } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: number; read?: ReadAccount }>();

  useEffect(() => {
    const ended = new AbortController();
    const load = async (): Promise<ReadAccount> => {
      const response = await http.fetch(paths.account, { signal: ended.signal });
      if (!response.ok) throw new Error(`GET ${paths.account} answered ${response.status}`);
      return { account: (await readJson(response)) as Account, etag: response.headers.get('etag') };
    };
    load().then(
      (read) => setResult({ of: attempt, read }),
      (cause: unknown) => {
        if (ended.signal.aborted) return;
        logFailure('The account could not be loaded', cause);
        setResult({ of: attempt });
      },
    );
    return () => ended.abort();
  }, [http, attempt]);

  const current = result?.of === attempt ? result : undefined;
  return {
    read: current?.read,
    failed: current !== undefined && !current.read,
    retry: () => setAttempt(attempt + 1),
    replace: (read) => setResult({ of: attempt, read }),
  };
}
