import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { invoiceCode } from '@yuncang/shared/contracts/reference'
import { Input } from 'antd'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { client, inPlace, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/drawer-list.tsx'
import { fieldsOf } from '../../records/fields.tsx'
import { RecordHistory } from '../../records/history.tsx'
import { NounDrawer } from '../../records/noun-drawer.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import {
  namedColumns,
  noFilters,
  ReferenceFilters,
  ReferenceSegments,
  refreshed,
} from './parts.tsx'
import { referenceQuery, referenceSearch } from './search.ts'

type Row = z.output<typeof invoiceCode.create.output>

const path = '/system/reference/invoiceCode'
const route = getRouteApi(path)
const { Field, FlagField } = fieldsOf<'code' | 'name' | 'forbiddenStatus' | 'taxCategory'>(
  'reference',
)
const flags = new Set(['forbiddenStatus'])

export function InvoiceCodeList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => invoiceColumns(t), [t])
  const query = referenceQuery(search)
  const list = useQuery({ ...trpc.invoiceCode.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="invoiceCode"
      title={t('reference.title')}
      segments={<ReferenceSegments current={path} />}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => referenceSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => <ReferenceFilters search={search} onChange={filter} />}
      empty={{ reason: t('reference.empty') }}
      addLabel={t('reference.new')}
      nameOf={(row) => row.name}
      loadPage={(paging) => client.invoiceCode.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <OneDrawer row={row} onClose={close} />}
    />
  )
}

function OneDrawer({ row, onClose }: { row: Row | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useMutation(trpc.invoiceCode.create.mutationOptions(inPlace))
  const update = useMutation(trpc.invoiceCode.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? row.name : t('reference.new')}
      form="invoiceCode"
      row={row}
      contract={invoiceCode}
      canWrite={useCan('costCode:write')}
      nameOf={(saved) => saved.name}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      refreshed={refreshed}
      onClose={onClose}
      fields={
        <>
          <Field name="code">
            <Input maxLength={20} />
          </Field>
          <Field name="name">
            <Input maxLength={100} />
          </Field>
          <Field name="taxCategory" help={t('reference.taxHint')}>
            <Input inputMode="numeric" maxLength={19} />
          </Field>
          {row && <FlagField name="forbiddenStatus" />}
        </>
      }
    >
      {row && <RecordHistory id={row.id} noun="reference" flags={flags} labels={{}} />}
    </NounDrawer>
  )
}

const invoiceColumns = (t: TFunction): GridColumn<Row>[] => {
  const [code, name, ...others] = namedColumns(t)
  const tax: GridColumn<Row> = {
    key: 'taxCategory',
    title: t('reference.field.taxCategory'),
    width: 200,
    text: (row) => row.taxCategory,
  }
  return [code!, name!, tax, ...others]
}
