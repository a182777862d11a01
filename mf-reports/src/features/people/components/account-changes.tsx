import { useT } from '@vidyapath/client/screens/use-t';
import { focusHeading } from '@vidyapath/client/screens/focus-heading';
import type { Person } from '@vidyapath/http/auth-people';
import { Section } from '@vidyapath/remote-kit/section';
import { Button, Stack } from '@vidyapath/ui';
import { useState } from 'react';
import { EndSessions } from './end-sessions';
import { RoleForm } from './role-form';
import { StatusForm } from './status-form';

/** What an Admin may do with an account, one thing at a time. */
export function AccountChanges({ person }: { person: Person }) {
  const t = useT();
  const [open, setOpen] = useState<'role' | 'status'>();
  const close = () => {
    setOpen(undefined);
    focusHeading();
  };
  const status = person.disabled ? 'person.enable' : 'person.disable';
  const title = open === 'role' ? 'person.role' : status;
  return (
    <Section title={t(open ? `${title}.title` : 'person.changes')}>
      {open === 'role' && <RoleForm person={person} onClose={close} />}
      {open === 'status' && <StatusForm person={person} messagePrefix={status} onClose={close} />}
      {!open && (
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', '& button': { minHeight: 44 } }}>
          <Button variant="outlined" onClick={() => setOpen('role')}>
            {t('person.role.open')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('status')}>
            {t(`${status}.open`)}
          </Button>
          <EndSessions person={person} />
        </Stack>
      )}
    </Section>
  );
}
