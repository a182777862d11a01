import { ActionForm as PlainActionForm } from '@vidyapath/remote-kit/action-form';
import type { ComponentProps } from 'react';
import { refusalText } from '../lib/refusal-text';

/** An action form that knows the refusals of the desk, and asks before typed text is lost. */
export const ActionForm = <Values extends object>(
  props: Omit<ComponentProps<typeof PlainActionForm<Values>>, 'refusalText' | 'guarded'>,
) => <PlainActionForm<Values> {...props} refusalText={refusalText} guarded />;
