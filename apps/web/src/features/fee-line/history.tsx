import { useTranslation } from 'react-i18next'
import { RecordHistory, useActionWords } from '../../records/history.tsx'
import { money } from './figures.ts'
import { statusLabel } from './status.tsx'

const flags = new Set(['isMissingPrice', 'isOpen', 'taxIncluded'])
const labels = {
  status: (value: string) => statusLabel(Number(value)),
  amount: money,
  netAmount: money,
  taxAmount: money,
  localAmount: money,
}

const actionKeys: Readonly<Record<string, string>> = {
  create: 'feeLine.action.create',
  rerate: 'feeLine.action.rerate',
  confirm: 'feeLine.action.confirm',
  audit: 'feeLine.action.audit',
  void: 'feeLine.action.void',
}

export function FeeHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const wordsOf = (action: string) => {
    const key = actionKeys[action]
    return key === undefined ? usual(action) : t(key)
  }
  return <RecordHistory id={id} noun="feeLine" flags={flags} labels={labels} wordsOf={wordsOf} />
}
