import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { costCenter } from '@yuncang/shared/nouns/reference/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { NamedList } from './named-list.tsx'
import { namedColumns } from './parts.tsx'
import { referenceQuery } from './search.ts'

const path = '/system/reference/index'
const route = getRouteApi(path)

export function CostCenterList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => namedColumns(t), [t])
  const query = referenceQuery(search)
  const list = useQuery({ ...trpc.costCenter.page.queryOptions(query), ...asList })
  const create = useMutation(trpc.costCenter.create.mutationOptions(inPlace))
  const update = useMutation(trpc.costCenter.update.mutationOptions(inPlace))
  return (
    <NamedList
      name="costCenter"
      path={path}
      contract={costCenter}
      columns={columns}
      exported={{ list: 'costCenter', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      loadPage={(paging) => client.costCenter.page.query({ ...query, ...paging })}
      create={(input) => create.mutateAsync(input)}
      update={(input) => update.mutateAsync(input)}
    />
  )
}
