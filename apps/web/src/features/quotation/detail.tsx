import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { refusalOf } from '@yuncang/shared/nouns/contract/rules'
import { Alert, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useTabTitle } from '../../lib/tab.ts'
import { RecordTimeline, useActionWords } from '../../records/history/history.tsx'
import { PriceHistory } from '../../records/prices/price-history.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useSession } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { revisionText } from './columns.tsx'
import { QuotationSteps } from './life.tsx'
import { QuotationPrices } from './prices.tsx'
import { useWalkKeys } from '../../records/page/use-walk-keys.ts'
import { refreshed } from './refreshed.ts'
import { rowOf } from './row.ts'
import { QuotationState } from './status.tsx'
import { useQuotationSteps } from './steps.ts'
import { Versions } from './versions.tsx'
import { QuotationWay } from './way.tsx'

const route = getRouteApi('/contract/quotation/detail/$id')

/** One version of a quotation: its dates, its lines with their tiers, and what has happened to it. */
export function QuotationDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.quotation.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedQuotation quotation={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

function LoadedQuotation({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const usual = useActionWords()
  const steps = useQuotationSteps()
  const { user, permissions } = useSession()
  const who = { id: user.id, permissions }
  const { bjdId, bjdNo, contractId, validFrom, validTo } = quotation
  const contract = useQuery({ ...trpc.contract.get.queryOptions({ id: contractId }), ...inPlace })
  const known = useQuery({ ...trpc.quotation.byContract.queryOptions({ contractId }), ...inPlace })
  const versions = known.data ?? []
  const [newest] = versions
  const isNewest = newest?.bjdId === bjdId
  useTabTitle(bjdNo)
  const navigate = useNavigate()
  useWalkKeys('quotation', bjdId, (id) =>
    navigate({ to: '/contract/quotation/detail/$id', params: { id } }),
  )
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>
          <CodeText value={bjdNo} />
        </h1>
        <QuotationState quotation={quotation} />
        <span className="count">{quotation.customerName}</span>
        <div className="actions">
          {isNewest && contract.data && <QuotationSteps contract={contract.data} no={bjdNo} />}
        </div>
      </div>
      <QuotationWay quotation={quotation} versions={versions} />
      {newest && !isNewest && (
        <Alert
          type="info"
          showIcon
          title={t('quotation.older', { status: revisionText(t, newest.revision) })}
          action={
            <Link to="/contract/quotation/detail/$id" params={{ id: newest.bjdId }}>
              {t('quotation.openNewest')}
            </Link>
          }
        />
      )}
      <section className="card">
        <h2>{t('quotation.head')}</h2>
        <Facts
          items={[
            [t('quotation.field.customerName'), quotation.customerName],
            [t('quotation.field.revision'), revisionText(t, quotation.revision)],
            [t('quotation.field.period'), `${validFrom} – ${validTo}`],
            [
              t('quotation.field.contract'),
              <Link key="contract" to="/contract/contract/detail/$id" params={{ id: contractId }}>
                {contract.data?.contractNo ?? t('quotation.openContract')}
              </Link>,
            ],
            [t('quotation.field.createTime'), quotation.createTime],
          ]}
        />
        <StepButtons row={rowOf(quotation)} name={bjdNo} steps={steps} onDone={refreshed} />
      </section>
      <div className="card">
        <QuotationPrices
          quotation={quotation}
          isNewest={isNewest}
          mayStop={
            contract.data !== undefined && refusalOf('stop', contract.data, who) === undefined
          }
        />
      </div>
      <Versions key={bjdId} quotation={quotation} versions={versions} />
      <section className="card">
        <h2>{t('record.priced.title')}</h2>
        <PriceHistory ids={versions.length > 0 ? versions.map((each) => each.bjdId) : [bjdId]} />
      </section>
      <section className="card">
        <h2>{t('quotation.timeline')}</h2>
        <RecordTimeline
          id={bjdId}
          wordsOf={({ action }) => (action === 'revise' ? t('quotation.revise') : usual(action))}
        />
      </section>
    </div>
  )
}
