import { useLanguage } from '@vidyapath/client/screens/use-t';
import { useEffect, useState } from 'react';
import type { PolicyLoaders, PolicyText } from './policy-text';

export function usePolicyText(loaders: PolicyLoaders): PolicyText | undefined {
  const load = loaders[useLanguage()] ?? loaders.en;
  const [loaded, setLoaded] = useState<{ by: typeof load; text: PolicyText }>();
  useEffect(() => {
    let active = true;
    void load().then(({ default: text }) => {
      if (active) setLoaded({ by: load, text });
    });
    return () => {
      active = false;
    };
  }, [load]);
  return loaded?.by === load ? loaded.text : undefined;
}
