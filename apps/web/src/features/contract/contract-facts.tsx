import type { Contract } from '@yuncang/shared/contracts/contract'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { Facts } from '../../ui/facts.tsx'

export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const types = useDictionary('CONTRACT_TYPE')
  const periods = useDictionary('SETTLE_PERIOD')
  const methods = useDictionary('JSFS')
  const modes = useDictionary('DAY_COUNT_MODE')
  const places = useDictionary('FILING_PLACE')
  const { billDay, payDays, filingState, filingPlace, filingNo } = contract
  const filing = [t('contract.filed'), places.labelOf(filingPlace), filingNo]
  return (
    <Facts
      items={[
        [t('contract.field.contractName'), contract.contractName],
        [t('contract.field.contractSubjectNames'), contract.contractSubjectNames],
        [t('contract.field.contractType'), types.labelOf(contract.contractType)],
        [t('contract.field.signDate'), contract.signDate],
        [t('contract.field.period'), `${contract.startDate} – ${contract.endDate}`],
        [
          t('contract.field.autoRenew'),
          contract.autoRenew ? t('contract.renewsItself') : t('contract.renewsByHand'),
        ],
        ...(contract.isNoRenewal
          ? [[t('contract.field.noRenewalReason'), contract.noRenewalReason] as const]
          : []),
        ...(contract.stopReason === ''
          ? []
          : [[t('contract.field.stopReason'), contract.stopReason] as const]),
        [t('contract.field.currency'), contract.currency],
        [t('contract.field.settlePeriod'), periods.labelOf(contract.settlePeriod)],
        [t('contract.field.settleMethod'), methods.labelOf(contract.JSFS)],
        [
          t('contract.field.billDay'),
          billDay === null ? '' : t('contract.dayOfMonth', { day: billDay }),
        ],
        [
          t('contract.field.payDays'),
          payDays === null ? '' : t('contract.daysAfter', { days: payDays }),
        ],
        [t('contract.field.dayCountMode'), modes.labelOf(contract.dayCountMode)],
        [
          t('contract.field.filingState'),
          filingState ? filing.filter(Boolean).join(' · ') : t('contract.notFiled'),
        ],
        [t('contract.field.attachments'), <Papers key="papers" papers={contract.attachments} />],
        [t('contract.field.createTime'), contract.createTime],
        [t('contract.field.remark'), contract.remark],
      ]}
    />
  )
}

function Papers({ papers }: { papers: Contract['attachments'] }) {
  if (papers.length === 0) return '—'
  return papers.map(({ name, url }) => (
    <div key={`${name} ${url}`}>
      {/^https?:\/\//.test(url) ? (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </div>
  ))
}
