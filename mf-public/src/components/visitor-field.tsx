import { FormTextField, type FormTextFieldProps } from '@vidyapath/remote-kit/form-text-field';

const email = { type: 'email', inputMode: 'email' } as const;

/** The kind of a field's value, so that browsers and phones can help to fill it in. */
const kinds = {
  name: { autoComplete: 'name' },
  email: { ...email, autoComplete: 'email' },
  /** Of an existing account. */
  accountEmail: { ...email, autoComplete: 'username' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  message: { autoComplete: 'off', multiline: true, minRows: 4, maxRows: 12 },
} satisfies Record<string, Partial<FormTextFieldProps>>;

interface VisitorFieldProps {
  name: string;
  label: string;
  kind: keyof typeof kinds;
}

/** A field of a visitor's form. */
export const VisitorField = ({ kind, ...props }: VisitorFieldProps) => (
  <FormTextField {...kinds[kind]} {...props} unmarked />
);
