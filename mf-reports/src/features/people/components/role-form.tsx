import { useT } from '@vidyapath/client/screens/use-t';
import type { Person } from '@vidyapath/http/auth-people';
import { type Role, roles } from '@vidyapath/http/roles';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { requiredChoice } from '@vidyapath/remote-kit/rules';
import { Typography } from '@vidyapath/ui';
import { object } from 'yup';
import { useSetRoleMutation } from '../api/people.endpoints';

const roleRules = object({ role: requiredChoice('people.columns.role') });

/** Another role, which ends the sessions that carry the old one. */
export function RoleForm({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useT();
  const [setRole] = useSetRoleMutation();
  return (
    <ActionForm<{ role: Role }>
      messagePrefix="person.role"
      draft={`role-${person.id}`}
      initial={{ role: person.role }}
      rules={roleRules}
      call={({ role }) => setRole({ id: person.id, role })}
      submit={() => t('person.role.submit')}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => (
        <>
          <Typography>{t('person.role.means')}</Typography>
          <FormTextField name="role" label={t('people.columns.role')} select required>
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`people.roles.${role}`)}
              </option>
            ))}
          </FormTextField>
        </>
      )}
    </ActionForm>
  );
}
