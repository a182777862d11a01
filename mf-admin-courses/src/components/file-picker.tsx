import { useFocusBack } from '@vidyapath/client/screens/use-focus-back';
import { useT } from '@vidyapath/client/screens/use-t';
import { styled } from '@vidyapath/ui';

const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  maxWidth: 480,
  minHeight: 56,
  padding: 6,
  border: `1px dashed ${theme.palette.text.secondary}`,
  borderRadius: 8,
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.palette.ring}`, outlineOffset: 2 },
  '&:has(:disabled)': { color: theme.palette.text.disabled },
}));

const Face = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  fontWeight: 600,
  color: theme.palette.primary.main,
  border: '1px solid currentColor',
  borderRadius: 8,
  ':disabled ~ &': { color: 'inherit' },
}));

/** Covers the whole picker, so that the browser's keyboard and drop target work; its own text would be in the browser's language. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
  '&:disabled': { cursor: 'default' },
});

interface FilePickerProps {
  id: string;
  labelledBy: string;
  describedBy: string;
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Takes one file; after a failure the same file can be chosen again. */
export function FilePicker({ labelledBy, describedBy, onFile, ...input }: FilePickerProps) {
  const t = useT();
  const { control, press } = useFocusBack<HTMLInputElement>(input.disabled);
  return (
    <Place>
      <FileInput
        {...input}
        ref={control}
        type="file"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (!file) return;
          press();
          onFile(file);
        }}
      />
      <Face aria-hidden="true">{t('courses.banner.choose')}</Face>
    </Place>
  );
}
