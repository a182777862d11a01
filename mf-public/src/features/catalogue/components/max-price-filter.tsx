import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useState } from 'react';

interface MaxPriceFilterProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Applied when the field is left or Enter is pressed. */
export function MaxPriceFilter({ value, onChange }: MaxPriceFilterProps) {
  const t = useT();
  const [typed, setTyped] = useState(textOf(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(textOf(value));
  }
  const apply = () => {
    const number = Number(typed);
    const isPrice = typed.trim() !== '' && number >= limits.course.priceMin && number <= limits.course.priceMax;
    const wanted = isPrice ? number : undefined;
    if (wanted === value) setTyped(textOf(value));
    else onChange(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={t('catalogue.filters.maxPrice')}
        size="small"
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        slotProps={{ htmlInput: { inputMode: 'decimal', enterKeyHint: 'done', autoComplete: 'off' } }}
      />
    </form>
  );
}
