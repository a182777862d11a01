import { useT } from '@vidyapath/client/screens/use-t';
import { landmarkPages, Pagination } from '@vidyapath/ui';

interface PagesProps {
  label: string;
  page: number;
  total: number;
  size: number;
  onPage: (page: number) => void;
}

/** The pages of a list, where there is more than one. */
export function Pages({ label, page, total, size, onPage }: PagesProps) {
  const t = useT();
  const count = Math.max(1, Math.ceil(total / size));
  if (count === 1) return null;
  const shown = Math.min(page, count);
  return (
    <Pagination
      page={shown}
      pageCount={count}
      pages={landmarkPages(shown, count)}
      onPage={onPage}
      labels={{
        navigation: label,
        page: (number) => t('pages.page', { number }),
        previous: t('pages.previous'),
        next: t('pages.next'),
      }}
    />
  );
}
