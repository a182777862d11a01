import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { createContext, useContext } from 'react';

/** The context of a slice's components: the platform, and their slice. */
export interface SliceContextValue {
  platform: PlatformApi;
  slice: string;
}

export const SliceContext = createContext<SliceContextValue | null>(null);

function useSlice(): SliceContextValue {
  const value = useContext(SliceContext);
  if (!value) throw new Error('A slice component was rendered outside SliceContext');
  return value;
}

export const usePlatform = (): PlatformApi => useSlice().platform;
export const useSliceId = (): string => useSlice().slice;
