import { useT } from '@vidyapath/client/screens/use-t';
import { TextField } from '@vidyapath/ui/forms';

interface PlaceSelectProps {
  label: string;
  /** Names of the others in their order. */
  others: readonly string[];
  /** Place now; below 0: elsewhere. */
  present: number;
  place: number;
  onPlace: (place: number) => void;
}

/** A place among others. */
export function PlaceSelect({ label, others, present, place, onPlace }: PlaceSelectProps) {
  const t = useT();
  const textOf = (index: number) => {
    const name = others[index - 1];
    const text = name === undefined ? t('order.first') : t('order.after', { place: index + 1, name });
    return index === present ? t('order.present', { text }) : text;
  };
  return (
    <TextField
      select
      fullWidth
      sx={{ mt: 2 }}
      label={label}
      value={place}
      onChange={({ target }) => onPlace(Number(target.value))}
    >
      {Array.from({ length: others.length + 1 }, (_place, index) => (
        <option key={index} value={index}>
          {textOf(index)}
        </option>
      ))}
    </TextField>
  );
}
