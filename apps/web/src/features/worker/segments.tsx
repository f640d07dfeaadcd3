import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../records/list/segments.tsx'

/** Those who work in the warehouse and what they drive are one screen. */
export function WorkerSegments({ current }: Pick<ComponentProps<typeof Segments>, 'current'>) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('worker.segments')}
      current={current}
      options={[
        { value: '/base/worker/index', label: t('worker.workers') },
        { value: '/base/worker/forklift', label: t('worker.forklifts') },
      ]}
    />
  )
}
