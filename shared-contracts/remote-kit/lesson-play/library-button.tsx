import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { Button } from '@vidyapath/ui';
import { LoadingNotice } from '@vidyapath/ui/staff';
import { useState } from 'react';
import type { LibraryDialogProps } from './library-dialog';

const LibraryDialog = lazyPart<LibraryDialogProps>(
  async () => (await import(/* webpackChunkName: 'lazy-library' */ './library-dialog')).LibraryDialog,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

interface LibraryButtonProps extends Pick<LibraryDialogProps, 'data'> {
  label: string;
  onChosen: (asset: Asset) => void;
}

/** A button that lets an uploaded video be chosen. */
export function LibraryButton({ label, data, onChosen }: LibraryButtonProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setChoosing(true)}
        onPointerEnter={LibraryDialog.prefetch}
        onFocus={LibraryDialog.prefetch}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      <LibraryDialog
        open={choosing}
        data={data}
        onClose={() => setChoosing(false)}
        onChosen={(asset) => {
          setChoosing(false);
          onChosen(asset);
        }}
      />
    </>
  );
}
