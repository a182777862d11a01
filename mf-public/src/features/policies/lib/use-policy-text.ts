import { useLanguage } from '@vidyapath/client/use-t';
import { useEffect, useState } from 'react';
import type { PolicyLoaders, PolicyText } from './policy-text';

export function usePolicyText(loaders: PolicyLoaders): PolicyText | undefined {
  const load = loaders[useLanguage()] ?? loaders.en;
  const [loaded, setLoaded] = useState<{ by: typeof load; text: PolicyText }>();
  useEffect(() => {
    let wanted = true;
    void load().then(({ default: text }) => {
      if (wanted) setLoaded({ by: load, text });
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded?.by === load ? loaded.text : undefined;
}
