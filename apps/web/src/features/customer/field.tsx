import { useTranslation } from 'react-i18next'
import { fieldsOf } from '../../records/form/fields.tsx'

export const { Field, FlagField, EntryField } = fieldsOf('customer')

/** One record of a customer is the default: another one takes over, but none gives it up. */
export function DefaultField({ isNow }: { isNow: boolean }) {
  const { t } = useTranslation()
  const help = isNow ? t('customer.part.isDefaultNow') : t('customer.part.defaultHint')
  return <FlagField name="isDefault" help={help} disabled={isNow} />
}
