import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { createContext, useContext } from 'react';

/** What a slice's components find around them: the platform, and which slice they belong to. */
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
