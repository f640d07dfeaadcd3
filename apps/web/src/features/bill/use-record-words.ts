import { useTranslation } from 'react-i18next'
import {
  documentActionKeys,
  documentOf,
  useActionWords,
  type RecordedStep,
} from '../../records/history/history.tsx'

/** What only bills have. */
const actionKeys: Readonly<Record<string, string>> = {
  refill: 'bill.action.refill',
  removeLines: 'bill.action.removeLines',
  withdraw: 'bill.action.withdraw',
  refuse: 'bill.action.refuse',
  confirm: 'bill.action.confirm',
  dispute: 'bill.action.dispute',
  reopen: 'bill.action.reopen',
  invoice: 'bill.action.invoice',
  invoiceReversed: 'bill.action.invoiceReversed',
  writeOff: 'bill.action.writeOff',
  writeOffBack: 'bill.action.writeOffBack',
  void: 'bill.action.void',
  reduce: 'bill.action.reduce',
  reductionPass: 'bill.action.reductionPass',
  'reduction.pass': 'bill.action.reduction.pass',
  'reduction.refuse': 'bill.action.reduction.refuse',
  'reduction.withdraw': 'bill.action.reduction.withdraw',
  'exchange.resend': 'bill.action.exchange.resend',
  'exchange.settle': 'bill.action.exchange.settle',
  send: 'bill.action.send',
  credit: 'bill.action.credit',
  ...documentActionKeys,
}

/** What was done to a bill. */
export function useRecordWords() {
  const { t } = useTranslation()
  const usual = useActionWords()
  return ({ action, fieldDiff }: RecordedStep): string => {
    const key = actionKeys[action]
    if (key === undefined) return usual(action)
    return [t(key), documentOf(fieldDiff), toldOf(fieldDiff)].filter(Boolean).join(' ')
  }
}

/** To whom a bill was sent, or on which credit note fees were given back; empty for other steps. */
const toldOf = ({ to, creditNote }: RecordedStep['fieldDiff']): string => {
  const after = (to ?? creditNote)?.after
  return typeof after === 'string' ? after : ''
}
