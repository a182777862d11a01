import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { type CaptionLanguage, captionLanguages } from '@vidyapath/http/lesson-names';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Section } from '@vidyapath/remote-kit/section';
import { type RefObject, useState } from 'react';
import { captionsApi } from '../../api/captions.endpoints';
import { captionWords, languageName } from '../../lib/caption-words';
import { CueEditor } from './cue-editor';

const { useCaptionsQuery } = captionsApi;

interface CaptionEditorProps {
  asset: Asset;
  video: RefObject<HTMLVideoElement | null>;
}

/** The captions of a video, one language at a time. */
export function CaptionEditor({ asset, video }: CaptionEditorProps) {
  const t = useT();
  const reader = useLanguage();
  const [language, setLanguage] = useState<CaptionLanguage>(asset.captions[0]?.language ?? reader);
  const labelOf = (name: CaptionLanguage) => {
    const stored = asset.captions.filter((caption) => caption.language === name);
    return stored.length > 0 ? `${captionWords(t, reader, stored)} ✓` : languageName(reader, name);
  };
  return (
    <Section title={t('captions.title')}>
      <FilterChoice
        label={t('captions.language')}
        value={language}
        onChange={(chosen) => setLanguage(captionLanguages.find((name) => name === chosen) ?? language)}
      >
        {captionLanguages.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </FilterChoice>
      <OfLanguage key={language} {...{ asset, video, language }} />
    </Section>
  );
}

/** The captions are read once; from then on the editor has them. */
function OfLanguage({ asset, video, language }: CaptionEditorProps & { language: CaptionLanguage }) {
  const t = useT();
  const [exists] = useState(() => asset.captions.some((caption) => caption.language === language));
  const of = { assetId: asset.asset_id, language };
  const { data, error, isFetching, refetch } = useCaptionsQuery(of, {
    skip: !exists,
    refetchOnMountOrArgChange: true,
  });
  if (!exists || data) return <CueEditor {...{ asset, video, language }} stored={data} />;
  if (error === undefined) return <Loading />;
  return <LoadFailed message={t('captions.failed')} problem={error} busy={isFetching} onRetry={() => void refetch()} />;
}
