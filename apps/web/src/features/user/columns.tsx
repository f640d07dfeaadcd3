import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import type { UserRecord } from '@yuncang/shared/nouns/user/contract'
import { sectionLabel } from '@yuncang/shared/nouns/user/sections'
import type { TFunction } from 'i18next'
import { currentLanguage, listed } from '../../lib/language.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

const tones = {
  [userStatuses.stopped]: 'idle',
  [userStatuses.active]: 'good',
  [userStatuses.locked]: 'bad',
} as const

export const userColumns = (
  t: TFunction,
  roleName: (code: string) => string,
): GridColumn<UserRecord>[] => [
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
    key: 'realName',
    title: t('user.field.realName'),
    width: 140,
    sortable: true,
    text: (row) => row.realName,
  },
  {
    key: 'status',
    title: t('user.field.status'),
    width: 120,
    text: (row) => t(`user.state.${row.status}`),
    isState: true,
    render: (row) => <StatusTag tone={tones[row.status]} label={t(`user.state.${row.status}`)} />,
  },
  {
    key: 'roleCodes',
    title: t('user.field.roleCodes'),
    width: 260,
    text: (row) => listed(row.roleCodes.map(roleName)),
  },
  {
    key: 'sections',
    title: t('user.field.sections'),
    width: 180,
    text: (row) => listed(row.sections.map((name) => sectionLabel(name, currentLanguage()))),
  },
  { key: 'phone', title: t('user.field.phone'), width: 130, text: (row) => row.phone },
  {
    key: 'customerName',
    title: t('user.field.customerId'),
    width: 200,
    hidden: true,
    text: (row) => row.customerName,
  },
  {
    key: 'hasPassword',
    title: t('user.field.hasPassword'),
    width: 120,
    text: (row) => (row.hasPassword ? t('user.password.set') : t('user.password.none')),
  },
  {
    key: 'isElsewhere',
    title: t('user.field.isElsewhere'),
    width: 120,
    text: (row) => {
      if (row.isOwn === 0) return t('user.guest')
      return row.isElsewhere ? t('user.elsewhere') : ''
    },
  },
  {
    key: 'createTime',
    title: t('record.createTime'),
    width: 170,
    sortable: true,
    text: (row) => row.createTime,
  },
]
