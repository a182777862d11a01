import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { moduleNameChange } from '../../../lib/name-change';

interface AddModuleProps {
  addModule: (name: string) => Promise<number>;
  say: (text: string) => void;
}

/** A module needs a name only; Enter adds it, and the field is ready for the next one. */
export function AddModule({ addModule, say }: AddModuleProps) {
  const t = useT();
  const once = useOnce();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const label = t('tree.newModule');

  async function add(): Promise<void> {
    const change = moduleNameChange({ ModuleName: '' }, name);
    if (change.kind === 'wrong') return setFault(t(change.rule.key, { ...change.rule.values, field: label }));
    setBusy(true);
    try {
      await addModule(name.trim());
      setName('');
      setFault(undefined);
      say(t('tree.addedModule', { name: name.trim() }));
    } catch (error) {
      setFault(problemText(t, asProblem(error), { within: 'field' }));
    }
    setBusy(false);
    field.current?.focus();
  }

  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        once(add);
      }}
    >
      <TextField
        size="small"
        label={label}
        value={name}
        inputRef={field}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => {
          setName(target.value);
          setFault(undefined);
        }}
        slotProps={{ htmlInput: { dir: 'auto', readOnly: busy }, formHelperText: { role: 'alert' } }}
        sx={{ flex: '1 1 240px', maxWidth: 480 }}
      />
      <Button type="submit" variant="outlined" loading={busy} disabled={busy} sx={{ minHeight: 44 }}>
        {t('tree.addModule')}
      </Button>
    </Stack>
  );
}
