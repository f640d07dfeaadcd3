import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { RecordHistory, useActionWords } from '../../records/history/history.tsx'

const partKeys = {
  invoice: 'customer.part.invoice',
  bank: 'customer.part.bank',
  contacter: 'customer.part.contacter',
  branch: 'customer.part.branch',
} as const

/** What was done, «update», or to which kind of sub-record, «bank.update». */
function useCustomerWords() {
  const { t } = useTranslation()
  const wordsOf = useActionWords()
  return (action: string): string => {
    if (action === 'sendStatement') return t('customer.action.sendStatement')
    const [part = '', verb = ''] = action.split('.')
    if (!Object.hasOwn(partKeys, part)) return wordsOf(action)
    const noun = t(partKeys[part as keyof typeof partKeys])
    return t('customer.action.ofPart', { action: wordsOf(verb), noun })
  }
}

const flags = new Set(['isVisual', 'isStop', 'isDefault', 'isNotify', 'settleWithParent'])

export function CustomerHistory({ id }: { id: string }) {
  const wordsOf = useCustomerWords()
  const { labelOf: customerType } = useDictionary('CUS_SUP_TYPE')
  const { labelOf: property } = useDictionary('PROPERTY')
  const { labelOf: invoiceType } = useDictionary('INVOICE_TYPE')
  const { labelOf: currency } = useDictionary('CURRENCY')
  const labels = { customerType, property, invoiceType, currency }
  return <RecordHistory id={id} noun="customer" wordsOf={wordsOf} flags={flags} labels={labels} />
}
