import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { carrier, type CarrierDraft } from '@yuncang/shared/nouns/carrier/contract'
import { Input } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import type { SetStopped } from '../../records/steps/stop-steps.ts'
import { useStopSteps } from '../../records/steps/use-stop-steps.ts'
import { carrierColumns, type Carrier } from './columns.tsx'
import { CarrierFilters, noCarrierFilters } from './filters.tsx'
import { FleetList } from './fleet-list.tsx'
import { carrierQuery, carrierSearch } from './search.ts'

const path = '/base/carrier/index'
const route = getRouteApi(path)
const { Field } = fieldsOf<keyof CarrierDraft>('carrier')
const flags = new Set(['isStop'])
const setStopped: SetStopped = (input) => client.carrier.setStopped.mutate(input)

export function CarrierList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const query = carrierQuery(search)
  const list = useQuery({ ...trpc.carrier.page.queryOptions(query), ...asList })
  return (
    <FleetList
      noun="carrier"
      current={path}
      words={{ one: t('carrier.one'), add: t('carrier.new'), empty: t('carrier.empty') }}
      columns={useMemo(() => carrierColumns(t), [t])}
      exported={{ list: 'carrier', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => carrierSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noCarrierFilters}
      renderFilters={(filter) => <CarrierFilters search={search} onChange={filter} />}
      steps={useStopSteps<Carrier>('carrier:write', setStopped)}
      nameOf={(row) => row.carrierName}
      loadPage={(paging) => client.carrier.page.query({ ...query, ...paging })}
      contract={carrier}
      create={(input) => client.carrier.create.mutate(input)}
      update={(input) => client.carrier.update.mutate(input)}
      fields={<CarrierFields />}
      renderHistory={(id) => <RecordHistory id={id} noun="carrier" flags={flags} labels={{}} />}
    />
  )
}

function CarrierFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field name="carrierName">
        <Input maxLength={100} />
      </Field>
      <div className="two-columns">
        <Field name="carrierCode" help={t('record.codeHint')}>
          <Input {...codeKeys} maxLength={40} />
        </Field>
        <Field name="contacter">
          <Input maxLength={50} />
        </Field>
        <Field name="phone">
          <Input inputMode="tel" maxLength={40} />
        </Field>
      </div>
      <Field name="remark">
        <Input.TextArea rows={2} maxLength={500} />
      </Field>
    </>
  )
}
