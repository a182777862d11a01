import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import { Button, LanguageIcon } from '@vidyapath/ui';
import { languageNames } from './language-names';

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
      {languageNames[other]}
    </Button>
  );
}
