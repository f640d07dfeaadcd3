import type { ApiTokenRecord } from '@yuncang/shared/nouns/api-token/contract'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

const tones: Readonly<Record<ApiTokenRecord['state'], Tone>> = {
  active: 'good',
  idle: 'waiting',
  expired: 'idle',
  revoked: 'bad',
}

export const tokenColumns = (t: TFunction): GridColumn<ApiTokenRecord>[] => {
  const state = (row: ApiTokenRecord) => t(`apiToken.state.${row.state}`)
  return [
    {
      key: 'name',
      title: t('apiToken.field.name'),
      width: 200,
      pinned: 'start',
      text: (row) => row.name,
    },
    {
      key: 'hint',
      title: t('apiToken.field.hint'),
      width: 110,
      text: (row) => `…${row.hint}`,
      render: (row) => <CodeText value={`…${row.hint}`} />,
    },
    {
      key: 'state',
      title: t('apiToken.field.state'),
      width: 130,
      text: state,
      isState: true,
      render: (row) => <StatusTag tone={tones[row.state]} label={state(row)} />,
    },
    {
      key: 'rights',
      title: t('apiToken.field.permissions'),
      width: 100,
      align: 'end',
      text: (row) => String(row.permissions.length),
    },
    {
      key: 'ownerName',
      title: t('apiToken.field.ownerName'),
      width: 130,
      text: (row) => row.ownerName,
    },
    {
      key: 'createTime',
      title: t('apiToken.field.createTime'),
      width: 170,
      text: (row) => row.createTime,
    },
    {
      key: 'expireTime',
      title: t('apiToken.field.expireTime'),
      width: 170,
      text: (row) => row.expireTime,
    },
    {
      key: 'lastUseTime',
      title: t('apiToken.field.lastUseTime'),
      width: 170,
      text: (row) => row.lastUseTime ?? t('apiToken.neverUsed'),
    },
    {
      key: 'lastUseAddress',
      title: t('apiToken.field.lastUseAddress'),
      width: 150,
      text: (row) => row.lastUseAddress ?? '',
    },
  ]
}
