import type { DictionaryRecord } from '@yuncang/shared/nouns/dictionary/contract'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

export const entryColumns = (t: TFunction): GridColumn<DictionaryRecord>[] => {
  const origin = ({ isTenant, isOverride }: DictionaryRecord) => {
    if (!isTenant) return t('dictionary.origin.platform')
    return isOverride ? t('dictionary.origin.override') : t('dictionary.origin.own')
  }
  const state = ({ isLock, isShow }: DictionaryRecord) => {
    if (!isShow) return t('dictionary.state.hidden')
    return isLock ? t('dictionary.state.locked') : t('dictionary.state.shown')
  }
  return [
    {
      key: 'dictValue',
      title: t('dictionary.field.dictValue'),
      width: 130,
      pinned: 'start',
      text: (row) => row.dictValue,
      render: (row) => <CodeText value={row.dictValue} />,
    },
    {
      key: 'dictLabel',
      title: t('dictionary.field.dictLabel'),
      width: 180,
      text: (row) => row.dictLabel,
    },
    {
      key: 'labelEn',
      title: t('dictionary.field.labelEn'),
      width: 200,
      text: (row) => row.labelEn,
    },
    {
      key: 'origin',
      title: t('dictionary.field.origin'),
      width: 130,
      text: origin,
      render: (row) => <StatusTag tone={row.isTenant ? 'active' : 'idle'} label={origin(row)} />,
    },
    {
      key: 'state',
      title: t('dictionary.field.state'),
      width: 110,
      text: state,
      isState: true,
      render: (row) => (
        <StatusTag
          tone={row.isShow ? (row.isLock ? 'waiting' : 'good') : 'idle'}
          label={state(row)}
        />
      ),
    },
    {
      key: 'sort',
      title: t('dictionary.field.sort'),
      width: 80,
      align: 'end',
      text: (row) => String(row.sort),
    },
  ]
}
