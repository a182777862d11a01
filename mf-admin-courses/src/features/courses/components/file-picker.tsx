import { styled } from '@vidyapath/ui';

/** The browser's own file input, dressed: it keeps its keyboard, its drop target and its language. */
const FileInput = styled('input')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    maxWidth: 480,
    minHeight: 56,
    padding: 6,
    font: 'inherit',
    color: palette.text.primary,
    border: `1px dashed ${palette.text.secondary}`,
    borderRadius: 8,
    '&::file-selector-button': {
      minHeight: 40,
      marginInlineEnd: 12,
      padding: '0 16px',
      font: 'inherit',
      fontWeight: 600,
      color: palette.primary.main,
      backgroundColor: 'transparent',
      border: `1px solid ${palette.primary.main}`,
      borderRadius: 8,
      cursor: 'pointer',
    },
  };
});

interface FilePickerProps {
  id: string;
  labelledBy: string;
  describedBy: string;
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Takes one file; the same file can be chosen again, after a failure. */
export function FilePicker({ labelledBy, describedBy, onFile, ...input }: FilePickerProps) {
  return (
    <FileInput
      {...input}
      type="file"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
