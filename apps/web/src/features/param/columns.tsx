import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { isOwn, type ParamRow } from './row.ts'

export const paramColumns = (
  t: TFunction,
  words: (row: ParamRow, value: string) => string,
): GridColumn<ParamRow>[] => [
  {
    key: 'name',
    title: t('param.field.name'),
    width: 280,
    pinned: 'start',
    text: (row) => row.name,
  },
  {
    key: 'paramValue',
    title: t('param.field.paramValue'),
    width: 150,
    text: (row) => words(row, row.paramValue),
    render: (row) =>
      isOwn(row) ? <strong>{words(row, row.paramValue)}</strong> : words(row, row.paramValue),
  },
  {
    key: 'scope',
    title: t('param.field.scope'),
    width: 130,
    text: (row) => (isOwn(row) ? t('param.own') : t('param.initial')),
    render: (row) =>
      isOwn(row) ? (
        <StatusTag tone="active" label={t('param.own')} />
      ) : (
        <StatusTag tone="idle" label={t('param.initial')} />
      ),
  },
  {
    key: 'initialValue',
    title: t('param.field.initialValue'),
    width: 150,
    text: (row) => words(row, row.initialValue),
  },
  { key: 'remark', title: t('param.field.remark'), width: 160, text: (row) => row.remark },
  {
    key: 'paramKey',
    title: t('param.field.paramKey'),
    width: 240,
    text: (row) => row.paramKey,
    render: (row) => <CodeText value={row.paramKey} />,
  },
]
