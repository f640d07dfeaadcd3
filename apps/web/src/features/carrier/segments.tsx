import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../records/list/segments.tsx'

/** Carriers, their vehicles and their drivers are one screen. */
export function CarrierSegments({ current }: Pick<ComponentProps<typeof Segments>, 'current'>) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('carrier.segments')}
      current={current}
      options={[
        { value: '/base/carrier/index', label: t('carrier.carriers') },
        { value: '/base/carrier/vehicle', label: t('carrier.vehicles') },
        { value: '/base/carrier/driver', label: t('carrier.drivers') },
      ]}
    />
  )
}
