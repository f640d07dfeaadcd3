import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../records/list/segments.tsx'

/** The people of the tenant and who was asked to join them are one screen. */
export function UserSegments({ current }: Pick<ComponentProps<typeof Segments>, 'current'>) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('user.segments')}
      current={current}
      options={[
        { value: '/system/user/index', label: t('user.people') },
        { value: '/system/user/invitation', label: t('membershipInvitation.list') },
      ]}
    />
  )
}
