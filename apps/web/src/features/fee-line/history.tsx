import { useTranslation } from 'react-i18next'
import { RecordHistory, useActionWords } from '../../records/history/history.tsx'
import { money } from '../../lib/money.ts'
import { statusLabel } from './status.tsx'

const flags = new Set(['isMissingPrice', 'isOpen', 'taxIncluded'])
const labelsIn = (currency: string) => {
  const amount = (value: string) => money(value, currency)
  return {
    status: (value: string) => statusLabel(Number(value)),
    amount,
    netAmount: amount,
    taxAmount: amount,
    localAmount: (value: string) => money(value, 'CNY'),
  }
}

const actionKeys: Readonly<Record<string, string>> = {
  create: 'feeLine.action.create',
  rerate: 'feeLine.action.rerate',
  confirm: 'feeLine.action.confirm',
  audit: 'feeLine.action.audit',
  sendBack: 'feeLine.action.sendBack',
  void: 'feeLine.action.void',
  bill: 'feeLine.action.bill',
  unbill: 'feeLine.action.unbill',
  settle: 'feeLine.action.settle',
  reverse: 'feeLine.action.reverse',
  resume: 'feeLine.action.resume',
}

export function FeeHistory({ id, currency }: { id: string; currency: string }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const wordsOf = (action: string) => {
    const key = actionKeys[action]
    return key === undefined ? usual(action) : t(key)
  }
  const labels = labelsIn(currency)
  return <RecordHistory id={id} noun="feeLine" flags={flags} labels={labels} wordsOf={wordsOf} />
}
