import { screenTexts } from '@vidyapath/client/formats/staff-texts';
import { useAdminScreen } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Plan } from '@vidyapath/http/commerce-offers';
import { RecordEditor } from '@vidyapath/remote-kit/record-editor';
import { AdminScreen } from '@vidyapath/ui/staff';
import { usePlanCalls } from '../../lib/offers.endpoints';
import { PlanForm } from './components/plan-form';
import { PlanList } from './components/plan-list';

/** Plans and bundles. A sold one is switched off, not deleted. */
export function PlansPage() {
  const t = useT();
  const screen = useAdminScreen();
  const calls = usePlanCalls();
  return (
    <AdminScreen
      screen={screen}
      title={t('plans.title')}
      labels={{ ...screenTexts(t), adding: t('plans.add'), editing: t('plans.edit') }}
      form={
        <RecordEditor<Plan>
          messagePrefix="plans"
          screen={screen}
          calls={calls}
          form={(edited) => <PlanForm {...edited} calls={calls} />}
        />
      }
      list={<PlanList screen={screen} />}
    />
  );
}
