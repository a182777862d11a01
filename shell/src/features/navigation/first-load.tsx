import { GlobalLook } from '../theme/global-look';
import { LoaderBar } from './loader-bar';

/** Until the layout's code is there. */
export function FirstLoad() {
  return (
    <>
      <GlobalLook />
      <LoaderBar />
    </>
  );
}
