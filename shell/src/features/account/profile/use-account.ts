import { usePlatform } from '@vidyapath/client/platform-context';
import { readJson } from '@vidyapath/client/read-answer';
import type { Account } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log';

export interface AccountLoad {
  /** Undefined while it loads, and after a failure. */
  account: Account | undefined;
  failed: boolean;
  retry: () => void;
}

export function useAccount(): AccountLoad {
  const { http } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: number; account?: Account }>();

  useEffect(() => {
    const ended = new AbortController();
    const load = async () => {
      const response = await http.fetch(paths.account, { signal: ended.signal });
      if (!response.ok) throw new Error(`GET ${paths.account} answered ${response.status}`);
      return (await readJson(response)) as Account;
    };
    load().then(
      (account) => setResult({ of: attempt, account }),
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
    account: current?.account,
    failed: current !== undefined && !current.account,
    retry: () => setAttempt(attempt + 1),
  };
}
