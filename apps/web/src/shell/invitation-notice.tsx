import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../api/client.ts'
import { activeHref, useHostState, useTabHost } from './tabs/host-context.ts'

/** Where a person answers invitations to other tenants. */
export const invitationPage = '/wel/invitation'

/** How many invitations wait for the person's answer. */
export function useInvitationCount(): number {
  const { data } = useQuery({ ...trpc.membershipInvitation.mine.queryOptions({}), ...inPlace })
  return data?.length ?? 0
}

/** Says that another tenant has invited the person, until they look or put it aside. */
export function InvitationNotice() {
  const { t } = useTranslation()
  const count = useInvitationCount()
  const host = useTabHost()
  const [aside, setAside] = useState(0)
  const isThere = useHostState((state) => activeHref(state).startsWith(invitationPage))
  if (count <= aside || isThere) return null
  return (
    <Alert
      banner
      type="info"
      role="status"
      title={t('invitation.waiting', { count })}
      action={
        <Button size="small" onClick={() => host.open(invitationPage)}>
          {t('invitation.look')}
        </Button>
      }
      closable={{ onClose: () => setAside(count), 'aria-label': t('action.close') }}
    />
  )
}
