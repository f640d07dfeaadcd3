import type { ProductDraft } from '@yuncang/shared/nouns/product/contract'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'

const { Field, FlagField, EntryField } = fieldsOf<keyof ProductDraft>('product')

/** Everything a user may fill in; what only futures or dangerous goods have shows up with their mark. */
export function ProductFields() {
  const { t } = useTranslation()
  const isFutures = Form.useWatch<0 | 1 | undefined>('isFutures') === 1
  const isDanger = Form.useWatch<0 | 1 | undefined>('isDanger') === 1
  return (
    <>
      <Field name="productName">
        <Input maxLength={100} />
      </Field>
      <div className="two-columns">
        <Field name="productCode" help={t('record.codeHint')}>
          <Input {...codeKeys} maxLength={40} />
        </Field>
        <Field name="barcode">
          <Input {...codeKeys} maxLength={40} />
        </Field>
        <Field name="enName">
          <Input maxLength={100} />
        </Field>
        <EntryField name="measuringUnit" code="MEASURING_UNIT" />
        <EntryField name="auxUnit" code="AUX_UNIT" canClear />
        <EntryField name="productType" code="PRODUCT_TYPE" canClear />
        <Field name="hsCode">
          <Input maxLength={20} inputMode="numeric" />
        </Field>
        <Field name="unitWeight">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <Field name="unitVolume">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <Field name="shelfDays">
          <InputNumber min={1} max={36_500} precision={0} style={{ width: '100%' }} />
        </Field>
        <Field name="lotPerUnit">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <FlagField name="isReel" />
        <FlagField name="isFutures" />
        {isFutures && (
          <Field name="futuresCode" required dependsOn={['isFutures']}>
            <Input {...codeKeys} maxLength={20} />
          </Field>
        )}
        <FlagField name="isDanger" />
        {isDanger && (
          <Field name="unNo" required dependsOn={['isDanger']}>
            <Input {...codeKeys} maxLength={10} />
          </Field>
        )}
      </div>
      <Field name="spec">
        <Input maxLength={200} />
      </Field>
      <Field name="remark">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </>
  )
}
