import type { InvitationRecord } from '@yuncang/shared/nouns/membership-invitation/contract'
import { invitationStates } from '@yuncang/shared/nouns/membership-invitation/rules'
import type { TFunction } from 'i18next'
import { listed } from '../../lib/language.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

const tones = {
  [invitationStates.open]: 'waiting',
  [invitationStates.accepted]: 'good',
  [invitationStates.withdrawn]: 'idle',
  [invitationStates.expired]: 'idle',
} as const

export const invitationColumns = (
  t: TFunction,
  roleName: (code: string) => string,
): GridColumn<InvitationRecord>[] => {
  const state = (row: InvitationRecord) => t(`membershipInvitation.state.${row.state}`)
  return [
    {
      key: 'account',
      title: t('user.field.account'),
      width: 170,
      sortable: true,
      pinned: 'start',
      text: (row) => row.account,
      render: (row) => <CodeText value={row.account} />,
    },
    {
      key: 'state',
      title: t('user.field.status'),
      width: 120,
      text: state,
      isState: true,
      render: (row) => <StatusTag tone={tones[row.state]} label={state(row)} />,
    },
    {
      key: 'roleCodes',
      title: t('user.field.roleCodes'),
      width: 260,
      text: (row) => listed(row.roleCodes.map(roleName)),
    },
    {
      key: 'customerName',
      title: t('user.field.customerId'),
      width: 200,
      hidden: true,
      text: (row) => row.customerName,
    },
    {
      key: 'inviterName',
      title: t('membershipInvitation.field.inviterName'),
      width: 130,
      text: (row) => row.inviterName,
    },
    {
      key: 'createTime',
      title: t('membershipInvitation.field.createTime'),
      width: 170,
      sortable: true,
      text: (row) => row.createTime,
    },
    {
      key: 'expireTime',
      title: t('membershipInvitation.field.expireTime'),
      width: 170,
      sortable: true,
      text: (row) => row.expireTime,
    },
  ]
}
