import { useT } from '@vidyapath/client/screens/use-t';
import { Skeleton, VisuallyHidden } from '@vidyapath/ui';
import { EditorSurface } from './editor-surface';
import { Toolbar } from './toolbar';
import { toolbarOrder } from './toolbar-icons';

/** Shown with the editor's height until its code has arrived. */
export function EditorSkeleton({ surfaceId }: { surfaceId: string }) {
  const t = useT();
  const buttons = toolbarOrder.map((icon) => ({
    icon,
    label: t(`richText.${icon}`),
    possible: false,
    press: () => undefined,
  }));
  return (
    <>
      <VisuallyHidden role="status">{t('richText.loading')}</VisuallyHidden>
      <div inert>
        <Toolbar label={t('richText.toolbar')} controls={surfaceId} buttons={buttons} />
        <EditorSurface id={surfaceId}>
          <div className="public-DraftEditor-content">
            <Skeleton width="80%" />
          </div>
        </EditorSurface>
      </div>
    </>
  );
}
