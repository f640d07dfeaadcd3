import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { costListStatuses } from '@yuncang/shared/nouns/tariff/cost-list-statuses'
import { Button, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { listed } from '../../lib/language.ts'
import { useOpenSteps } from '../../lib/open-steps.ts'
import { TabContext, useTabTitle } from '../../lib/tab.ts'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Facts } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { ComparedCostLists } from './compared.tsx'
import { CostListDrawer } from './drawer.tsx'
import { CostListHistory } from './history.tsx'
import { CostListPrices } from './prices.tsx'
import { refreshed } from './refreshed.ts'
import { CostListRuleSection } from './rules.tsx'
import { CostListState } from './status.tsx'
import { useCostListSteps } from './steps.ts'

const path = '/contract/costList/detail/$id'
const route = getRouteApi(path)

/** A cost list: whom it is for, its prices and billing rules, and what has happened to it. */
export function CostListDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.costList.get.queryOptions({ id }), ...inPlace })
  if (found.data) return <LoadedCostList list={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

function LoadedCostList({ list }: { list: CostList }) {
  const { t } = useTranslation()
  const { id, name, status, bjdId, updateTime } = list
  const mayWrite = useCan('costList:write')
  const [isEditing, setEditing] = useState(false)
  const steps = useCostListSteps()
  const tab = useContext(TabContext)
  const navigate = useNavigate()
  useTabTitle(name)
  useWalkKeys('costList', id, (next) => navigate({ to: path, params: { id: next } }))
  const customers = useQuery({ ...trpc.costList.customersOf.queryOptions({ id }), ...inPlace })
  const quotation = useQuery({
    ...trpc.quotation.status.queryOptions({ id: bjdId ?? '' }),
    enabled: bjdId !== null,
    ...inPlace,
  })
  useOpenSteps([
    {
      label: t('costList.rule.open'),
      name,
      take: () => void navigate({ to: '/contract/costList/rules/$id', params: { id } }),
    },
  ])
  const canChange = mayWrite && status !== costListStatuses.enabled
  const leaveIfGone = async () => {
    await refreshed()
    const isThere = await client.costList.get.query({ id }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    void navigate({ to: '/contract/costList/index' })
    tab.close()
  }
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{name}</h1>
        <CostListState status={status} />
        <div className="actions">
          {canChange && <Button onClick={() => setEditing(true)}>{t('action.edit')}</Button>}
          <StepButtons row={list} name={name} steps={steps} onDone={leaveIfGone} isHead />
        </div>
      </div>
      <section className="card">
        <h2>{t('costList.head')}</h2>
        <Facts
          items={[
            [
              t('costList.field.customerIds'),
              listed(customers.data?.map((each) => each.CUSTOMER_NAME) ?? []) || '—',
            ],
            [
              t('costList.field.bjdId'),
              bjdId === null ? (
                '—'
              ) : (
                <Link key="quotation" to="/contract/quotation/detail/$id" params={{ id: bjdId }}>
                  {quotation.data?.bjdNo ?? t('costList.openQuotation')}
                </Link>
              ),
            ],
            [t('costList.field.updateTime'), updateTime],
          ]}
        />
      </section>
      <CostListPrices list={list} canChange={canChange} />
      <CostListRuleSection list={list} />
      <ComparedCostLists list={list} />
      <CostListHistory id={id} />
      {isEditing && <CostListDrawer list={list} onClose={() => setEditing(false)} />}
    </div>
  )
}
