import { ActionForm as KitForm, type ActionFormProps } from '@vidyapath/remote-kit/action-form';
import { refusalText } from '../lib/refusal-text';

/** A form that does one thing, and says why not in the words of this slice. */
export const ActionForm = <Values extends object>(props: Omit<ActionFormProps<Values>, 'refusal'>) => (
  <KitForm<Values> {...props} refusal={refusalText} />
);
