import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Course } from '@vidyapath/http/course';
import { focusFirstField } from '@vidyapath/remote-kit/form-errors';
import { Stack } from '@vidyapath/ui';
import { FormikProvider } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCategoryOptions } from '../../../lib/use-category-options';
import { useAutosave } from '../lib/use-autosave';
import { ConflictNotice } from './conflict-notice';
import { DetailsFields } from './details-fields';
import { SaveState } from './save-state';

/** The details of a course, stored field by field. */
export function DetailsForm({ version }: { version: Versioned<Course> }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const conflict = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const categories = useCategoryOptions();
  const { formik, autosave } = useAutosave(version);
  const [uploading, setUploading] = useState(false);
  useEffect(() => focusFirstField(form.current, [hash.slice(1)]), [hash]);
  return (
    <FormikProvider value={formik}>
      <Stack
        component="form"
        noValidate
        ref={form}
        aria-label={t('builder.details')}
        spacing={6}
        onSubmit={formik.handleSubmit}
        // After the state of the field that is left.
        onBlur={() => setTimeout(autosave.save)}
      >
        <ConflictNotice ref={conflict} autosave={autosave} values={formik.values} categories={categories} />
        <DetailsFields categories={categories} onUploading={setUploading} />
        <SaveState
          autosave={{ ...autosave, saving: autosave.saving || uploading }}
          onShowConflict={() => conflict.current?.focus()}
        />
      </Stack>
    </FormikProvider>
  );
}
