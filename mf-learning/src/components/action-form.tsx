import { ActionForm as PlainActionForm } from '@vidyapath/remote-kit/action-form';
import type { ComponentProps } from 'react';
import { refusalText } from '../lib/refusal-text';

/** A form that does one thing, and says why not in the words of this slice. */
export const ActionForm = <Values extends object>(
  props: Omit<ComponentProps<typeof PlainActionForm<Values>>, 'refusalText'>,
) => <PlainActionForm<Values> {...props} refusalText={refusalText} />;
