import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Play } from '@vidyapath/http/play';
import { ownNameOf } from '@vidyapath/remote-kit/caption-tracks';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Stack, Typography } from '@vidyapath/ui';
import { SearchField } from '@vidyapath/ui/staff';
import { useMemo, useState } from 'react';
import { PartSkeleton } from '../../../../components/part-skeleton';
import { useChosenCaptions } from '../../../../components/player/captions';
import { useCaptionsQuery } from '../../api/captions.endpoints';
import type { LessonClock } from '../../lib/lesson-clock';
import { CueList } from './cue-list';
import { foundCues, searchedText } from './search-cues';

interface TranscriptTabProps {
  videoId: number;
  /** Of the lesson's `play`; undefined before it is asked. */
  captions: Play['captions'] | undefined;
  clock: LessonClock;
}

/** What is said in the lesson, line by line: it goes along with the video, and each line leads to its second. */
export function TranscriptTab({ videoId, captions, clock }: TranscriptTabProps) {
  const t = useT();
  const page = useLanguage();
  const shown = useChosenCaptions().language;
  const [chosen, setChosen] = useState('');
  const [search, setSearch] = useState('');
  const ofLanguage = (language: string) => captions?.find((one) => one.language === language);
  const captionsShown = ofLanguage(chosen) ?? ofLanguage(shown) ?? ofLanguage(page) ?? captions?.[0];
  const { url = '', language } = captionsShown ?? {};
  const { currentData: cues, error, isFetching, refetch } = useCaptionsQuery(url, { skip: url === '' });
  const searched = useMemo(() => searchedText(search), [search]);
  const found = useMemo(() => cues && foundCues(cues, searched), [cues, searched]);
  if (!captionsShown)
    return (
      <Typography sx={{ color: 'text.secondary' }}>{t(captions ? 'transcript.none' : 'transcript.later')}</Typography>
    );
  return (
    <>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center', mb: 3 }}>
        <SearchField label={t('transcript.search')} value={search} onSearch={setSearch} maxLength={100} />
        {captions && captions.length > 1 && (
          <FilterChoice label={t('transcript.language')} value={language ?? ''} onChange={setChosen}>
            {captions.map((one) => (
              <option key={one.language} value={one.language}>
                {ownNameOf(one.language)}
              </option>
            ))}
          </FilterChoice>
        )}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {found && searched && t('transcript.found', { count: found.length })}
        </Typography>
      </Stack>
      {!found && error && (
        <LoadFailed message={t('transcript.failed')} problem={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!found && !error && <PartSkeleton />}
      {cues && found && <CueList {...{ videoId, cues, found, searched, clock, language }} />}
    </>
  );
}
