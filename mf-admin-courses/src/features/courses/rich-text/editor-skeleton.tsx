import { useT } from '@vidyapath/client/use-t';
import { Skeleton, VisuallyHidden } from '@vidyapath/ui';
import { EditorSurface, surfaceId } from './editor-surface';
import { Toolbar } from './toolbar';
import { toolbarOrder } from './toolbar-icons';

/** In the place of the editor, and as high, until its code has arrived. */
export function EditorSkeleton() {
  const t = useT();
  const buttons = toolbarOrder.map((icon) => ({
    icon,
    label: t(`courses.info.${icon}`),
    possible: false,
    press: () => undefined,
  }));
  return (
    <>
      <VisuallyHidden role="status">{t('courses.info.loading')}</VisuallyHidden>
      <div inert>
        <Toolbar label={t('courses.info.toolbar')} controls={surfaceId} buttons={buttons} />
        <EditorSurface id={surfaceId}>
          <div className="public-DraftEditor-content">
            <Skeleton width="80%" />
          </div>
        </EditorSurface>
      </div>
    </>
  );
}
