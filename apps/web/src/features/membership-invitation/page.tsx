import { useQuery } from '@tanstack/react-query'
import type { ReceivedInvitation } from '@yuncang/shared/nouns/membership-invitation/contract'
import { Alert, Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { switchTenant } from '../../lib/credentials.ts'
import { InvitationCard } from './card.tsx'

type Joined = { tenantNode: string; tenantName: string }

/** What other tenants ask of the person (docs/domain/access.md#people-of-several-tenants). */
export function InvitationPage() {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.membershipInvitation.mine.queryOptions({}))
  const [joined, setJoined] = useState<Joined>()
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('membershipInvitation.mine')}</h1>
      </div>
      <p>{t('membershipInvitation.about')}</p>
      {joined && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('membershipInvitation.joined', { tenant: joined.tenantName })}
          action={
            <Button type="primary" onClick={() => switchTenant(joined.tenantNode)}>
              {t('membershipInvitation.switch')}
            </Button>
          }
        />
      )}
      {data ? <Received invitations={data} onJoined={setJoined} /> : <Skeleton active />}
    </div>
  )
}

type Props = { invitations: readonly ReceivedInvitation[]; onJoined: (joined: Joined) => void }

function Received({ invitations, onJoined }: Props) {
  const { t } = useTranslation()
  if (invitations.length === 0)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('membershipInvitation.none')} />
    )
  return invitations.map((invitation) => (
    <InvitationCard
      key={invitation.id}
      invitation={invitation}
      onJoined={(tenantNode) => onJoined({ tenantNode, tenantName: invitation.tenantName })}
    />
  ))
}
