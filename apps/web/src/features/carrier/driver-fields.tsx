import type { DriverDraft } from '@yuncang/shared/contracts/carrier'
import { Input } from 'antd'
import { fieldsOf } from '../../records/fields.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { CarrierSelect } from './carrier-select.tsx'

const { Field } = fieldsOf<keyof DriverDraft>('driver')

export function DriverFields() {
  return (
    <>
      <div className="two-columns">
        <Field name="name">
          <Input maxLength={50} />
        </Field>
        <Field name="phone">
          <Input inputMode="tel" maxLength={40} />
        </Field>
      </div>
      <Field name="carrierId">
        <CarrierSelect />
      </Field>
      <div className="two-columns">
        <Field name="idNo">
          <Input maxLength={20} autoComplete="off" />
        </Field>
        <Field name="licenseExpire">
          <DateInput />
        </Field>
      </div>
    </>
  )
}
