import { lessonFileEndings } from '@vidyapath/http/lesson-names';
import { Button } from '@vidyapath/ui';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  /** For screen readers, where the label alone does not say which file. */
  name?: string;
  variant?: 'outlined' | 'text';
  busy?: boolean;
  /** What the device offers; videos when left out. */
  accept?: string;
  onFile: (file: File) => void;
}

const endings = lessonFileEndings.map((ending) => `.${ending}`).join(',');

/** Opens the device's choice of files. */
export function FileButton(props: FileButtonProps) {
  const { label, name = label, variant = 'text', busy = false, accept = endings, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        aria-label={name}
        loading={busy}
        disabled={busy}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44, alignSelf: 'flex-start', ...(variant === 'text' && { px: 0 }) }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={name}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
