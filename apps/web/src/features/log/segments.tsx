import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../records/list/segments.tsx'

/** The four logs are one screen. */
export function LogSegments({ current }: Pick<ComponentProps<typeof Segments>, 'current'>) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('log.title')}
      current={current}
      options={[
        { value: '/system/log/index', label: t('log.usual') },
        { value: '/system/log/api', label: t('log.api') },
        { value: '/system/log/error', label: t('log.error') },
        { value: '/system/log/login', label: t('log.login') },
      ]}
    />
  )
}
