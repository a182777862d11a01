import { SliceContext } from '@vidyapath/client/platform-context';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { Outlet } from 'react-router';

export const sliceId = 'mf_public';

/** Layout of every screen: hands the platform down. */
export function createSliceLayout(platform: PlatformApi) {
  const slice = { platform, slice: sliceId };
  return function SliceLayout() {
    return (
      <SliceContext value={slice}>
        <Outlet />
      </SliceContext>
    );
  };
}
