import { useT } from '@vidyapath/client/screens/use-t';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { Box, centredPages, Pagination, Typography } from '@vidyapath/ui';
import { useEffect, useRef, useState } from 'react';
import type { CueFault, EditedCue } from '../../lib/captions/edited-cues';
import { CueRow, type CueRowActions } from './cue-row';

interface CueTableProps extends CueRowActions {
  cues: readonly EditedCue[];
  faults: ReadonlyMap<number, CueFault | undefined>;
  language: CaptionLanguage;
  /** Key of the caption at the present second. */
  present: number | undefined;
  focus: CueFocus | undefined;
}

/** Asks for the focus in the text of a caption, by its place from 0; another object asks once more. */
export interface CueFocus {
  at: number;
}

/** A lecture has hundreds of captions, each with its fields. */
const perPage = 20;

const table = { display: { xs: 'block', sm: 'table' }, width: '100%', borderCollapse: 'collapse' };
const header = { p: 2, textAlign: 'start', borderBottom: 1, borderColor: 'divider' } as const;

/** A page of captions: the one with the caption that was asked for last, by its number or for the focus. */
export function CueTable({ cues, faults, language, present, focus, ...actions }: CueTableProps) {
  const t = useT();
  const [chosen, setChosen] = useState(1);
  const [shown, setShown] = useState(focus);
  const rows = useRef<HTMLTableSectionElement>(null);
  const pages = Math.max(1, Math.ceil(cues.length / perPage));
  if (focus && focus !== shown) {
    setShown(focus);
    setChosen(Math.floor(focus.at / perPage) + 1);
  }
  useEffect(() => {
    if (focus) rows.current?.children[focus.at % perPage]?.querySelector('textarea')?.focus();
  }, [focus]);
  const page = Math.min(chosen, pages);
  if (cues.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('captions.none')}</Typography>;
  const first = (page - 1) * perPage;
  return (
    <div>
      <Box component="table" role="table" aria-label={t('captions.title')} sx={table}>
        <Box component="thead" sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
          <tr>
            <Box component="th" scope="col" sx={{ ...header, width: 208 }}>
              {t('captions.time')}
            </Box>
            <Box component="th" scope="col" sx={header}>
              {t('captions.text')}
            </Box>
          </tr>
        </Box>
        <Box component="tbody" role="rowgroup" ref={rows} sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
          {cues.slice(first, first + perPage).map((cue, at) => (
            <CueRow
              key={cue.key}
              {...{ cue, language }}
              number={first + at + 1}
              fault={faults.get(cue.key)}
              isPresent={cue.key === present}
              {...actions}
            />
          ))}
        </Box>
      </Box>
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          pages={centredPages(page, pages)}
          labels={{ navigation: t('captions.pages'), page: (number) => t('captions.page', { page: number }) }}
          onPage={setChosen}
        />
      )}
    </div>
  );
}
