import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { Button, LanguageIcon } from '@vidyapath/ui';
import { HindiWord } from './hindi-word';

/** Each language by its own name, so that people who read no other language find it. */
const names = { en: 'English', hi: <HindiWord /> } as const;

/** With two languages there is no menu: the button switches to the other one. */
export function LanguageSwitch() {
  const { i18n } = usePlatform();
  const other = useLanguage() === 'en' ? 'hi' : 'en';
  return (
    <Button
      color="inherit"
      lang={other}
      startIcon={<LanguageIcon />}
      onClick={() => void i18n.setLanguage(other)}
      sx={{ px: { xs: 1, sm: 3 }, flexShrink: 0 }}
    >
      {names[other]}
    </Button>
  );
}
