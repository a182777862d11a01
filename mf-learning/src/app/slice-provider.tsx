import { SliceContext } from '@vidyapath/client/platform-context';
import { type PropsWithChildren, useMemo } from 'react';
import { Provider } from '@vidyapath/client/query';
import { ProgressViewContext } from '../features/course-progress/state/progress-view-context';
import type { LearningSlice } from './slice';

export const sliceId = 'mf_learning';

export function SliceProvider({ slice, children }: PropsWithChildren<{ slice: LearningSlice }>) {
  const context = useMemo(() => ({ platform: slice.platform, slice: sliceId }), [slice]);
  return (
    <SliceContext value={context}>
      <Provider store={slice.store}>
        <ProgressViewContext value={slice.view}>{children}</ProgressViewContext>
      </Provider>
    </SliceContext>
  );
}
