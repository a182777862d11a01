import { usePlatform } from '@vidyapath/client/platform-context';
import { useLanguage } from '@vidyapath/client/use-t';
import { Button, LanguageIcon } from '@vidyapath/ui';

/** Each language by its own name, so that those who read only that one find it. */
const names = { en: 'English', hi: 'हिन्दी' } as const;

/** Two languages need no menu: the button offers the other one. */
export function LanguageSwitch() {
  const { i18n } = usePlatform();
  const other = useLanguage() === 'en' ? 'hi' : 'en';
  return (
    <Button
      color="inherit"
      lang={other}
      startIcon={<LanguageIcon />}
      onClick={() => void i18n.setLanguage(other)}
      // The system's font: one word is not worth the file of a whole script.
      sx={{ px: 3, flexShrink: 0, fontFamily: 'system-ui, sans-serif' }}
    >
      {names[other]}
    </Button>
  );
}
