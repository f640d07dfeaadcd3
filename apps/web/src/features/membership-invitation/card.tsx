import type { ReceivedInvitation } from '@yuncang/shared/nouns/membership-invitation/contract'
import { sectionLabel } from '@yuncang/shared/nouns/user/sections'
import { App, Button, Card, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { rightsMayHaveChanged } from '../../api/rights.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage, listed } from '../../lib/language.ts'
import { Facts } from '../../ui/facts.tsx'

type Props = { invitation: ReceivedInvitation; onJoined: (tenantNode: string) => void }

/** Who asks, for what, and the answer. */
export function InvitationCard({ invitation, onJoined }: Props) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const { id, version, tenantName, sections } = invitation
  // Also after a refusal: the invitation may be gone.
  const onSettled = () => queryClient.invalidateQueries(trpc.membershipInvitation.pathFilter())
  const accept = useMutation({
    ...trpc.membershipInvitation.accept.mutationOptions(),
    onSuccess: ({ tenantNode }) => onJoined(tenantNode),
    onSettled: () => {
      // Also after an answer that was lost on its way.
      rightsMayHaveChanged()
      return onSettled()
    },
  })
  const decline = useMutation({
    ...trpc.membershipInvitation.decline.mutationOptions(),
    onSuccess: () =>
      void message.success(t('membershipInvitation.declined', { tenant: tenantName })),
    onSettled,
  })
  const askToDecline = () => {
    modal.confirm({
      title: t('membershipInvitation.declineConfirm', { tenant: tenantName }),
      content: t('membershipInvitation.declineHint'),
      okText: t('membershipInvitation.decline'),
      onOk: () => decline.mutate({ id, version }),
    })
  }
  const labels = sections.map((name) => sectionLabel(name, currentLanguage()))
  return (
    <Card
      size="small"
      title={<h2 style={{ margin: 0, fontSize: 16 }}>{tenantName}</h2>}
      style={{ maxWidth: 720 }}
    >
      <Facts
        items={[
          [t('membershipInvitation.received.inviterName'), invitation.inviterName],
          [t('membershipInvitation.received.roleNames'), listed(invitation.roleNames)],
          [t('membershipInvitation.received.sections'), listed(labels)],
          [t('membershipInvitation.received.createTime'), invitation.createTime],
          [t('membershipInvitation.received.expireTime'), invitation.expireTime],
        ]}
      />
      <Space wrap style={{ marginTop: 16 }}>
        <Button
          type="primary"
          loading={accept.isPending}
          onClick={() => accept.mutate({ id, version })}
        >
          {t('membershipInvitation.accept')}
        </Button>
        <Button loading={decline.isPending} onClick={askToDecline}>
          {t('membershipInvitation.decline')}
        </Button>
      </Space>
    </Card>
  )
}
