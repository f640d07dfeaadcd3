import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../records/list/segments.tsx'

/** Contracts and the days on which they end are one screen. */
export function ContractSegments({ current }: Pick<ComponentProps<typeof Segments>, 'current'>) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('contract.segments')}
      current={current}
      options={[
        { value: '/contract/contract/index', label: t('contract.list') },
        { value: '/contract/contract/calendar', label: t('contract.calendar') },
      ]}
    />
  )
}
