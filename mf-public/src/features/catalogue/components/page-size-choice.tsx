import { useT } from '@vidyapath/client/screens/use-t';
import { TextField } from '@vidyapath/ui/forms';
import { type PageSize, pageSizes } from '../lib/course-filters';

interface PageSizeChoiceProps {
  size: PageSize;
  onSize: (size: PageSize) => void;
}

export function PageSizeChoice({ size, onSize }: PageSizeChoiceProps) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={t('catalogue.perPage')}
      value={size}
      onChange={(event) => onSize(Number(event.target.value) as PageSize)}
      sx={{ width: 180 }}
    >
      {pageSizes.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </TextField>
  );
}
