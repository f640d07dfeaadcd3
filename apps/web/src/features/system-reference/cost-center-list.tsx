import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { costCenter } from '@yuncang/shared/contracts/reference'
import { Input } from 'antd'
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
import {
  namedColumns,
  noFilters,
  ReferenceFilters,
  ReferenceSegments,
  refreshed,
} from './parts.tsx'
import { referenceQuery, referenceSearch } from './search.ts'

type Row = z.output<typeof costCenter.create.output>

const path = '/system/reference/index'
const route = getRouteApi(path)
const { Field, FlagField } = fieldsOf<'code' | 'name' | 'forbiddenStatus'>('reference')
const flags = new Set(['forbiddenStatus'])

export function CostCenterList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => namedColumns(t), [t])
  const query = referenceQuery(search)
  const list = useQuery({ ...trpc.costCenter.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="costCenter"
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
      loadPage={(paging) => client.costCenter.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <OneDrawer row={row} onClose={close} />}
    />
  )
}

function OneDrawer({ row, onClose }: { row: Row | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useMutation(trpc.costCenter.create.mutationOptions(inPlace))
  const update = useMutation(trpc.costCenter.update.mutationOptions(inPlace))
  return (
    <NounDrawer
      title={row ? row.name : t('reference.new')}
      form="costCenter"
      row={row}
      contract={costCenter}
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

          {row && <FlagField name="forbiddenStatus" />}
        </>
      }
    >
      {row && <RecordHistory id={row.id} noun="reference" flags={flags} labels={{}} />}
    </NounDrawer>
  )
}
