import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { CodeText } from '../../ui/code-text.tsx'
import { DataGrid, type GridColumn } from '../../ui/grid/index.ts'
import { ReferenceSegments } from './parts.tsx'

type Size = { containerCode: string; containerName: string; isoCode: string; teu: number }

/** The sizes that orders may name. Which they are is a rule of the product; what they are called, the dictionary's. */
export function ContainerSizeList() {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.containerSize.all.queryOptions({}))
  const columns = useMemo(
    (): GridColumn<Size>[] => [
      {
        key: 'containerCode',
        title: t('reference.field.code'),
        width: 120,
        pinned: 'start',
        text: (row) => row.containerCode,
        render: (row) => <CodeText value={row.containerCode} />,
      },
      {
        key: 'containerName',
        title: t('reference.field.name'),
        width: 220,
        text: (row) => row.containerName,
      },
      {
        key: 'isoCode',
        title: t('reference.field.isoCode'),
        width: 140,
        text: (row) => row.isoCode,
      },
      { key: 'teu', title: 'TEU', width: 90, align: 'end', text: (row) => String(row.teu) },
    ],
    [t],
  )
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('reference.title')}</h1>
        {data && <span className="count">{t('list.total', { count: data.length })}</span>}
      </div>
      <ReferenceSegments current="/system/reference/containerSize" />
      <DataGrid
        label={t('reference.containerSizes')}
        columns={columns}
        rows={data}
        rowKey={(row) => row.containerCode}
        empty={{ reason: t('reference.empty') }}
      />
    </div>
  )
}
