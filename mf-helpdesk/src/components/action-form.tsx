import { ActionForm as PlainActionForm } from '@vidyapath/remote-kit/action-form';
import type { ComponentProps } from 'react';

/** An action form that asks before typed text is lost. */
export const ActionForm = <Values extends object>(
  props: Omit<ComponentProps<typeof PlainActionForm<Values>>, 'guarded'>,
) => <PlainActionForm<Values> {...props} guarded />;
