import { ActionForm as PlainActionForm } from '@vidyapath/remote-kit/action-form';
import type { FormikValues } from 'formik';
import type { ComponentProps } from 'react';
import { refusalText } from '../lib/refusal-text';

/** The action form with texts for the refusals of commerce. */
export const ActionForm = <Values extends FormikValues>(
  props: Omit<ComponentProps<typeof PlainActionForm<Values>>, 'refusalText'>,
) => <PlainActionForm<Values> {...props} refusalText={refusalText} />;
