import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { invoiceCode } from '@yuncang/shared/nouns/reference/contract'
import { Input } from 'antd'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { client, inPlace, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { NamedList } from './named-list.tsx'
import { namedColumns } from './parts.tsx'
import { referenceQuery } from './search.ts'

type Row = z.output<typeof invoiceCode.create.output>

const { Field } = fieldsOf<'taxCategory'>('reference')
const path = '/system/reference/invoiceCode'
const route = getRouteApi(path)

export function InvoiceCodeList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => invoiceColumns(t), [t])
  const query = referenceQuery(search)
  const list = useQuery({ ...trpc.invoiceCode.page.queryOptions(query), ...asList })
  const create = useMutation(trpc.invoiceCode.create.mutationOptions(inPlace))
  const update = useMutation(trpc.invoiceCode.update.mutationOptions(inPlace))
  return (
    <NamedList
      name="invoiceCode"
      path={path}
      contract={invoiceCode}
      columns={columns}
      exported={{ list: 'invoiceCode', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      loadPage={(paging) => client.invoiceCode.page.query({ ...query, ...paging })}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
      more={
        <Field name="taxCategory" help={t('reference.taxHint')}>
          <Input inputMode="numeric" maxLength={19} />
        </Field>
      }
    />
  )
}

export const invoiceColumns = (t: TFunction): GridColumn<Row>[] => {
  const [code, name, ...others] = namedColumns(t)
  const tax: GridColumn<Row> = {
    key: 'taxCategory',
    title: t('reference.field.taxCategory'),
    width: 200,
    text: (row) => row.taxCategory,
  }
  return [code!, name!, tax, ...others]
}
