import { ActionForm as PlainActionForm } from '@vidyapath/remote-kit/action-form';
import type { ComponentProps } from 'react';

/** A form with one action. What learners type is never lost by what the page does. */
export const ActionForm = <Values extends object>(
  props: Omit<ComponentProps<typeof PlainActionForm<Values>>, 'keepsText'>,
) => <PlainActionForm<Values> {...props} keepsText />;
