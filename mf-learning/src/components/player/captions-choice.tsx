import { useT } from '@vidyapath/client/screens/use-t';
import { ownNameOf } from '@vidyapath/remote-kit/caption-tracks';
import { TextField } from '@vidyapath/ui/forms';

export interface Captions {
  /** '' for none. */
  language: string;
  choose: (language: string) => void;
  languages: readonly string[];
}

export function CaptionsChoice({ language, choose, languages }: Captions) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={t('player.captions')}
      value={language}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('player.noCaptions')}</option>
      {languages.map((name) => (
        <option key={name} value={name} lang={name}>
          {ownNameOf(name)}
        </option>
      ))}
    </TextField>
  );
}
