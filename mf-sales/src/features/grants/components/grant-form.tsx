import { useT } from '@vidyapath/client/screens/use-t';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Box, Paper } from '@vidyapath/ui';
import { twoColumns, wide } from '../../../lib/form-grid';
import { useCourseOptions } from '../../../lib/offers.endpoints';
import { useGiveGrantMutation } from '../api/grants.endpoints';
import { blankGrant, grantBody, grantRules, type GrantValues } from '../lib/grant-values';

/** Gives somebody a course, or all of them. */
export function GrantForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const courses = useCourseOptions();
  const [give] = useGiveGrantMutation();
  const label = (field: keyof GrantValues) => t(`grants.fields.${field}`);
  return (
    <Paper sx={{ p: { xs: 4, sm: 6 } }}>
      <ActionForm<GrantValues>
        messagePrefix="grants.give"
        draft="grant"
        initial={blankGrant}
        rules={grantRules}
        call={(values) => give(grantBody(values))}
        submit={() => t('grants.give.submit')}
        onDone={onDone}
      >
        {({ scope }) => (
          <Box sx={twoColumns}>
            <FormTextField name="email" label={label('email')} required hint={t('grants.emailHint')} />
            <FormTextField name="scope" label={label('scope')} select required>
              <option value="course">{t('grants.scopes.course')}</option>
              <option value="all">{t('grants.scopes.all')}</option>
            </FormTextField>
            {scope === 'course' && (
              <FormTextField name="course_id" label={label('course_id')} select required>
                <option value="">{t('grants.chooseCourse')}</option>
                {courses.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </FormTextField>
            )}
            <FormTextField name="ends_at" label={label('ends_at')} type="date" hint={t('grants.endsHint')} />
            <Box sx={wide}>
              <FormTextField name="reason" label={label('reason')} required multiline minRows={2} />
            </Box>
          </Box>
        )}
      </ActionForm>
    </Paper>
  );
}
