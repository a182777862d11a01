import { screenTexts } from '@vidyapath/client/formats/staff-texts';
import { useNamedAdminScreen } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Coupon } from '@vidyapath/http/commerce-offers';
import { RecordEditor } from '@vidyapath/remote-kit/record-editor';
import { AdminScreen } from '@vidyapath/ui/staff';
import { useCouponCalls } from './api/coupons.endpoints';
import { CouponForm } from './components/coupon-form';
import { CouponList } from './components/coupon-list';

/** Coupons: adding and changing on one tab, the list on the other. A used coupon is switched off, not deleted. */
export function CouponsPage() {
  const t = useT();
  const screen = useNamedAdminScreen();
  const calls = useCouponCalls();
  return (
    <AdminScreen
      screen={screen}
      title={t('coupons.title')}
      labels={{ ...screenTexts(t), adding: t('coupons.add'), editing: t('coupons.edit') }}
      form={
        <RecordEditor<Coupon, string>
          messagePrefix="coupons"
          screen={screen}
          calls={calls}
          form={(edited) => <CouponForm {...edited} calls={calls} />}
        />
      }
      list={<CouponList screen={screen} />}
    />
  );
}
