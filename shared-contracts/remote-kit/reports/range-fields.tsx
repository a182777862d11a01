import { useT } from '@vidyapath/client/screens/use-t';
import { FilterChoice, FilterDay } from '../screen-parts/filter-fields';
import { presetDays, presetOf, rangePresets, type ReportDays } from './report-days';

interface RangeFieldsProps {
  days: ReportDays;
  today: string;
  onChange: (days: Partial<ReportDays>) => void;
}

/** The days of a report: usual ranges, or a first and a last day. */
export function RangeFields({ days, today, onChange }: RangeFieldsProps) {
  const t = useT();
  const choose = (name: string) => {
    const preset = rangePresets.find((known) => known === name);
    if (preset) onChange(presetDays(preset, today));
  };
  const chosen = presetOf(days, today);
  return (
    <>
      <FilterChoice label={t('range.period')} value={chosen ?? ''} onChange={choose}>
        {!chosen && <option value="">{t('range.presets.other')}</option>}
        {rangePresets.map((preset) => (
          <option key={preset} value={preset}>
            {t(`range.presets.${preset}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterDay label={t('range.from')} value={days.from} onChange={(from) => onChange({ from })} />
      <FilterDay label={t('range.to')} value={days.to} onChange={(to) => onChange({ to })} />
    </>
  );
}
