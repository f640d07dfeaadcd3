import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'

type Term = readonly [label: string, value: string]

/** What a contract says, in words: its parties and prices stand apart. */
export function useTerms(): (contract: Contract) => Term[] {
  const { t } = useTranslation()
  const types = useDictionary('CONTRACT_TYPE')
  const periods = useDictionary('SETTLE_PERIOD')
  const methods = useDictionary('JSFS')
  const modes = useDictionary('DAY_COUNT_MODE')
  return (contract) => {
    const { billDay, payDays, startDate, endDate, autoRenew } = contract
    return [
      [t('contract.field.contractName'), contract.contractName],
      [t('contract.field.contractSubjectNames'), contract.contractSubjectNames],
      [t('contract.field.contractType'), types.labelOf(contract.contractType)],
      [t('contract.field.signDate'), contract.signDate],
      [t('contract.field.period'), `${startDate} – ${endDate}`],
      [
        t('contract.field.autoRenew'),
        autoRenew ? t('contract.renewsItself') : t('contract.renewsByHand'),
      ],
      [t('contract.field.currency'), contract.currency],
      [t('contract.field.settlePeriod'), periods.labelOf(contract.settlePeriod)],
      [t('contract.field.JSFS'), methods.labelOf(contract.JSFS)],
      [
        t('contract.field.billDay'),
        billDay === null ? '' : t('contract.dayOfMonth', { day: billDay }),
      ],
      [
        t('contract.field.payDays'),
        payDays === null ? '' : t('contract.daysAfter', { days: payDays }),
      ],
      [
        t('contract.foreignFees'),
        contract.settleInCny ? t('contract.settledInCny') : t('contract.settledInOwn'),
      ],
      [t('contract.field.dayCountMode'), modes.labelOf(contract.dayCountMode)],
      [t('contract.field.remark'), contract.remark],
    ]
  }
}
