import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { NoticeState } from '@yuncang/shared/nouns/notice/contract'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { stateLabels } from './columns.tsx'
import { noticeStates, type NoticeSearch } from './search.ts'

type Props = { search: NoticeSearch; onChange: (next: Partial<NoticeSearch>) => void }

export const noNoticeFilters = { state: undefined, module: undefined, masterBillNo: undefined }

export function NoticeFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const labels = stateLabels(t)
  return (
    <FilterBar onReset={() => onChange(noNoticeFilters)}>
      <ChoiceFilter<NoticeState>
        label={t('notice.field.state')}
        value={search.state}
        options={noticeStates.map((value) => ({ value, label: labels[value] }))}
        onChange={(state) => onChange({ state })}
      />
      <ChoiceFilter<string>
        label={t('notice.field.module')}
        value={search.module}
        options={[
          { value: businessModules.inboundOrder, label: t('notice.module.RKDD') },
          { value: businessModules.outboundOrder, label: t('notice.module.CKDD') },
        ]}
        onChange={(module) => onChange({ module })}
      />
      <TextFilter
        isCode
        label={t('notice.field.masterBillNo')}
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
    </FilterBar>
  )
}
