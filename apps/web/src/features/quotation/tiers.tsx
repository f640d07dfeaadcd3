import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { hasTiers } from '@yuncang/shared/nouns/tariff/rules'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { App, Button, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { TabContext, useTabTitle } from '../../lib/tab.ts'
import { cellTitle } from '../../records/prices/cell-words.ts'
import '../../records/prices/compared-lines.css'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { plainPrice, unitLabel } from '../../records/prices/figures.ts'
import { useOffered } from '../../records/prices/offered.ts'
import { PriceHistory } from '../../records/prices/price-history.tsx'
import { usePriceWords } from '../../records/prices/price-words.ts'
import { TryPrices } from '../../records/prices/try-prices.tsx'
import { useCan } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { refreshed } from './refreshed.ts'
import { QuotationState } from './status.tsx'
import { TierSheet } from './tier-sheet.tsx'

const route = getRouteApi('/contract/quotation/tiers/$id/$detailId')

/** A stepwise price: its tiers, what a sample costs by them, and who changed them. */
export function StepwiseQuotation() {
  const { id, detailId } = route.useParams()
  const found = useQuery({ ...trpc.quotation.get.queryOptions({ id }), ...inPlace })
  if (found.error) return <StatusPage code={apiErrorOf(found.error).code} />
  if (!found.data) return <Skeleton active />
  const line = found.data.details.find((each) => each.detailId === detailId)
  if (!line || !hasTiers(line.calcMethod)) return <StatusPage code={404} />
  return <LoadedTiers quotation={found.data} line={line} />
}

type Props = { quotation: Quotation; line: TariffRecord }

function LoadedTiers({ quotation, line }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { rulesOf } = usePriceWords()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  const offered = useOffered()
  const mayWrite = useCan('quotation:write')
  const [isEditing, setEditing] = useState(false)
  const { bjdId, bjdNo, contractId, validFrom, validTo } = quotation
  const known = useQuery({ ...trpc.quotation.byContract.queryOptions({ contractId }), ...inPlace })
  const ids = known.data?.map((each) => each.bjdId) ?? [bjdId]
  const canChange =
    mayWrite && ids[0] === bjdId && quotation.auditStatus !== auditStatuses.submitted
  useTabTitle(`${bjdNo} ${feeNameOf(line)}`)
  const close = () => setEditing(false)
  const saved = async (after: Quotation) => {
    void message.success(t('record.sheet.saved', { name: bjdNo }))
    close()
    await refreshed()
    if (after.bjdId === bjdId) return
    // What has been passed stays; the change stands in a new version.
    void navigate({ to: '/contract/quotation/detail/$id', params: { id: after.bjdId } })
    tab.close()
  }
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{feeNameOf(line)}</h1>
        <QuotationState quotation={quotation} />
        <span className="count">{quotation.customerName}</span>
        <div className="actions">
          {canChange && offered && (
            <Button type="primary" onClick={() => setEditing(true)}>
              {t('quotation.editTiers')}
            </Button>
          )}
        </div>
      </div>
      <section className="card">
        <h2>{t('quotation.tiers')}</h2>
        <Facts
          items={[
            [
              t('quotation.field.bjdNo'),
              <Link key="quotation" to="/contract/quotation/detail/$id" params={{ id: bjdId }}>
                <CodeText value={bjdNo} />
              </Link>,
            ],
            [t('quotation.field.customerName'), quotation.customerName],
            [t('quotation.field.period'), `${validFrom} – ${validTo}`],
            [t('quotation.terms'), rulesOf(line).join(t('record.price.comma'))],
          ]}
        />
        <Tiers line={line} />
      </section>
      <section className="card">
        <TryPrices lines={[line]} />
      </section>
      <section className="card">
        <h2>{t('record.priced.title')}</h2>
        <PriceHistory ids={ids} only={line.feeCode} />
      </section>
      {isEditing && offered && (
        <TierSheet
          quotation={quotation}
          line={line}
          offered={offered}
          onSaved={saved}
          onReload={() => void refreshed().then(close)}
          onClose={close}
        />
      )}
    </div>
  )
}

function Tiers({ line: { tiers, unit, currency, calcMethod } }: { line: TariffRecord }) {
  const { t } = useTranslation()
  const counted = unitLabel(calcMethod === 'TIER_DAY' ? '天' : unit)
  const heads = [
    t('quotation.tierFrom', { unit: counted }),
    t('quotation.tierTo', { unit: counted }),
    `${cellTitle('price')} (${currency})`,
  ] as const
  return (
    <table className="compared" aria-label={t('quotation.tiers')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ fromValue, toValue, price }) => (
          <tr key={fromValue}>
            <td data-name={heads[0]}>{plainPrice(fromValue)}</td>
            <td data-name={heads[1]}>{toValue === null ? '∞' : plainPrice(toValue)}</td>
            <td data-name={heads[2]}>{plainPrice(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
