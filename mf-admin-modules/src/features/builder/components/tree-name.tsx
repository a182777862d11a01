import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { useEffect, useEffectEvent } from 'react';
import { InlineEditor } from '../../../components/inline-editor';
import type { Tag } from '../../../lib/api';
import type { InlineChange } from '../../../lib/use-inline-edit';
import type { InlineTexts } from '../../../lib/use-inline-text';
import { useInlineValue } from '../../../lib/use-inline-value';
import type { ChangeCalls } from '../../../lib/use-record-change';

interface TreeNameProps<Row extends object> {
  row: Row;
  id: number;
  field: keyof Row & string;
  name: string;
  /** Name of the field. */
  label: string;
  /** Of the button that opens the field. */
  openLabel: string;
  tag: Tag;
  calls: ChangeCalls<Row>;
  texts: InlineTexts<Row>;
  readText: (seen: Row, text: string) => InlineChange<Row>;
  /** The name before it was stored by Enter, so this one is edited. */
  isNext: boolean;
  onStored: (change: Partial<Row>) => void;
}

/** A name that becomes a field where it is. */
export function TreeName<Row extends object>(props: TreeNameProps<Row>) {
  const { row, id, field, name, label, openLabel, tag, calls, texts, readText, isNext, onStored } = props;
  const t = useT();
  const { typed, pencil } = useInlineValue({ row, id, field, texts });
  const open = useEffectEvent(pencil.onClick);
  useEffect(() => {
    if (isNext) open();
  }, [isNext]);
  if (typed.text !== undefined)
    return <InlineEditor {...{ id, field, name, label, tag, calls, typed, readText, onStored }} text={typed.text} />;
  return (
    <Button {...pencil} aria-label={openLabel} color="inherit" sx={looksLikeText} dir="auto">
      {name || t('tree.unnamed')}
    </Button>
  );
}

const looksLikeText = {
  minHeight: 44,
  minWidth: 0,
  px: 1,
  justifyContent: 'flex-start',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  fontWeight: 'inherit',
  color: 'text.primary',
} as const;
