import { useT } from '@vidyapath/client/screens/use-t';
import type { ErrorReport } from '@vidyapath/http/support-errors';
import { errorStatuses } from '@vidyapath/http/support-names';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import type { Filters } from '@vidyapath/remote-kit/use-filters';
import { type ErrorFilter, errorQuery } from '../lib/error-query';

interface ErrorChoicesProps {
  filters: Filters<ErrorFilter>;
  /** Has the slices and releases that failed in the range. */
  found: Pick<ErrorReport, 'slices' | 'releases'> | undefined;
}

/** The selected value is always an option, also where the range has none of it. */
const withChosen = (options: readonly string[] = [], chosen: string | undefined): readonly string[] =>
  chosen === undefined || options.includes(chosen) ? options : [chosen, ...options];

/** Slice, release and status. */
export function ErrorChoices({ filters: { values, set }, found }: ErrorChoicesProps) {
  const t = useT();
  const { slice, release, status } = errorQuery(values);
  const choices = [
    { name: 'slice', value: slice, options: withChosen(found?.slices, slice) },
    { name: 'release', value: release, options: withChosen(found?.releases, release) },
  ] as const;
  return (
    <>
      {choices.map(({ name, value = '', options }) => (
        <FilterChoice
          key={name}
          label={t(`errorReport.columns.${name}`)}
          value={value}
          onChange={(chosen) => set(name, chosen)}
        >
          <option value="">{t(`errorReport.any.${name}`)}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </FilterChoice>
      ))}
      <FilterChoice
        label={t('errorReport.columns.status')}
        value={status ?? ''}
        onChange={(chosen) => set('status', chosen)}
      >
        <option value="">{t('errorReport.any.status')}</option>
        {errorStatuses.map((name) => (
          <option key={name} value={name}>
            {t(`errorReport.statuses.${name}`)}
          </option>
        ))}
      </FilterChoice>
    </>
  );
}
