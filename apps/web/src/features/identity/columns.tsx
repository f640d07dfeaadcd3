import type { IdentityRecord } from '@yuncang/shared/nouns/identity/contract'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

const bound = 1

export const isPending = (row: IdentityRecord): boolean => row.status !== bound

export const identityColumns = (t: TFunction): GridColumn<IdentityRecord>[] => {
  const state = (row: IdentityRecord) =>
    isPending(row) ? t('identity.state.pending') : t('identity.state.bound')
  return [
    {
      key: 'name',
      title: t('identity.field.name'),
      width: 180,
      pinned: 'start',
      text: (row) => row.name || row.subject,
    },
    {
      key: 'status',
      title: t('identity.field.status'),
      width: 110,
      text: state,
      isState: true,
      render: (row) => <StatusTag tone={isPending(row) ? 'waiting' : 'good'} label={state(row)} />,
    },
    {
      key: 'account',
      title: t('identity.field.account'),
      width: 140,
      text: (row) => row.account ?? '',
    },
    { key: 'email', title: t('identity.field.email'), width: 220, text: (row) => row.email },
    { key: 'issuer', title: t('identity.field.issuer'), width: 260, text: (row) => row.issuer },
    {
      key: 'subject',
      title: t('identity.field.subject'),
      width: 220,
      text: (row) => row.subject,
      render: (row) => <CodeText value={row.subject} />,
    },
    {
      key: 'createTime',
      title: t('identity.field.createTime'),
      width: 180,
      sortable: true,
      text: (row) => row.createTime,
    },
  ]
}
