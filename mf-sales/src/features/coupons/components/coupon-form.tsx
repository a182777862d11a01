import { useT } from '@vidyapath/client/screens/use-t';
import type { Coupon, CouponBody } from '@vidyapath/http/commerce-offers';
import { type EditedRecord, RecordForm } from '@vidyapath/remote-kit/record-form';
import type { EditCalls } from '@vidyapath/remote-kit/use-record-calls';
import { changedFields } from '../../../lib/changed-fields';
import { couponRules } from '../lib/coupon-form.schema';
import { couponBody, type CouponValues, couponValues } from '../lib/coupon-values';
import { CouponFields } from './coupon-fields';

interface CouponFormProps extends EditedRecord<Coupon> {
  calls: EditCalls<Coupon, CouponBody, string>;
}

export function CouponForm({ version, ...props }: CouponFormProps) {
  const t = useT();
  const record = version?.record;
  return (
    <RecordForm<Coupon, CouponValues, CouponBody, string>
      {...props}
      messagePrefix="coupons"
      version={version}
      initial={couponValues(record)}
      rules={couponRules}
      toBody={(values) => couponBody(values, record)}
      differences={(stored, edited) =>
        changedFields(t, (field) => t(`coupons.fields.${field}`), couponValues(stored), edited)
      }
      refusal={({ kind }) => (kind === 'coupon-code-taken' ? { key: 'coupons.taken' } : undefined)}
    >
      <CouponFields isNew={record === undefined} />
    </RecordForm>
  );
}
