import type { DriverDraft } from '@yuncang/shared/nouns/carrier/contract'
import { Input } from 'antd'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
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
          <Input {...codeKeys} maxLength={20} autoComplete="off" />
        </Field>
        <Field name="licenseExpire">
          <DateInput />
        </Field>
      </div>
    </>
  )
}
