import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { costListStatuses } from '@yuncang/shared/nouns/tariff/cost-list-statuses'
import { Button, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useOpenSteps } from '../../lib/open-steps.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { TryPrices } from '../../records/prices/try-prices.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Facts } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { refreshed } from './refreshed.ts'
import { RuleList } from './rule-list.tsx'
import { RuleVersions } from './rule-versions.tsx'
import { underRules } from './ruled-lines.ts'
import { CostListState } from './status.tsx'
import { useCostListSteps } from './steps.ts'

const RuleSheet = lazy(async () => ({ default: (await import('./rule-sheet.tsx')).RuleSheet }))

const route = getRouteApi('/contract/costList/rules/$id')

/** The billing rules of a cost list, on an address of their own. */
export function CostListRules() {
  const { id } = route.useParams()
  const { ruleVersion } = route.useSearch()
  const found = useQuery({ ...trpc.costList.get.queryOptions({ id }), ...inPlace })
  if (found.data) return <RulesOfList list={found.data} asked={ruleVersion} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

type Props = { list: CostList; asked: number | undefined }

/** Its rules, stopped and resumed one by one; what a sample costs under them; their versions side by side. */
export function RulesOfList({ list, asked }: Props) {
  const { t } = useTranslation()
  const { id, name, status, ruleVersion, items, rules } = list
  const mayWrite = useCan('costList:write')
  const steps = useCostListSteps().filter(({ key }) => key !== 'remove')
  const [isEditing, setEditing] = useState(false)
  const title = t('costList.rulesOf', { name })
  useTabTitle(title)
  const canChange = mayWrite && status !== costListStatuses.enabled
  const edit = () => setEditing(true)
  useOpenSteps(canChange ? [{ label: t('costList.rule.edit'), name, take: edit }] : [])
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{title}</h1>
        <CostListState status={status} />
        <div className="actions">
          {canChange && <Button onClick={edit}>{t('costList.rule.edit')}</Button>}
          <StepButtons row={list} name={name} steps={steps} onDone={refreshed} isHead />
        </div>
      </div>
      <section className="card">
        <Facts
          items={[
            [
              t('costList.field.name'),
              <Link key="list" to="/contract/costList/detail/$id" params={{ id }}>
                {name}
              </Link>,
            ],
            [t('costList.ruleVersion'), String(ruleVersion)],
          ]}
        />
        <p className="hint">{t('costList.rulesHint')}</p>
        {mayWrite && !canChange && <p className="hint">{t('costList.rule.locked')}</p>}
      </section>
      <div className="card">
        <RuleList list={list} canStop />
        {rules.length === 0 && canChange && (
          <Button type="primary" style={{ marginTop: 12 }} onClick={edit}>
            {t('costList.rule.first')}
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <section className="card">
          <TryPrices lines={underRules(items, rules)} />
        </section>
      )}
      <section className="card">
        <h2>{t('costList.rule.versions')}</h2>
        <RuleVersions id={id} asked={asked} />
      </section>
      <Suspense>
        {isEditing && <RuleSheet list={list} onClose={() => setEditing(false)} />}
      </Suspense>
    </div>
  )
}
