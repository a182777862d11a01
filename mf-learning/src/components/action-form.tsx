import { ActionForm as PlainActionForm } from '@vidyapath/remote-kit/action-form';
import type { ComponentProps } from 'react';
import { refusalText } from '../lib/refusal-text';

/** A form with one action; a refusal is shown with the messages of this slice. What learners type is never lost by what the page does. */
export const ActionForm = <Values extends object>(
  props: Omit<ComponentProps<typeof PlainActionForm<Values>>, 'refusalText' | 'keepsText'>,
) => <PlainActionForm<Values> {...props} refusalText={refusalText} keepsText />;
