import { lessonFileEndings } from '@vidyapath/http/lesson-names';
import { Button } from '@vidyapath/ui';
import { useRef } from 'react';

interface FilesButtonProps {
  label: string;
  /** For screen readers, where the label alone does not say which file. */
  name?: string;
  variant?: 'contained' | 'outlined' | 'text';
  busy?: boolean;
  /** What the device offers; videos when left out. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

type FileButtonProps = Omit<FilesButtonProps, 'multiple' | 'onFiles'> & { onFile: (file: File) => void };

export const videoEndings = lessonFileEndings.map((ending) => `.${ending}`).join(',');

/** Opens the device's choice of one file. */
export const FileButton = ({ onFile, ...props }: FileButtonProps) => (
  <FilesButton {...props} onFiles={([file]) => file && onFile(file)} />
);

/** Opens the device's choice of files. */
export function FilesButton(props: FilesButtonProps) {
  const {
    label,
    name = label,
    variant = 'text',
    busy = false,
    accept = videoEndings,
    multiple = false,
    onFiles,
  } = props;
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
        multiple={multiple}
        aria-label={name}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
