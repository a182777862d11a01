import type { Play } from '@vidyapath/http/play';

/** A language by its own name. */
export const ownNameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The captions of a lesson, inside its video element. */
export const CaptionTracks = ({ captions }: Pick<Play, 'captions'>) =>
  captions.map(({ language, url }) => (
    <track key={url} kind="captions" src={url} srcLang={language} label={ownNameOf(language)} />
  ));
