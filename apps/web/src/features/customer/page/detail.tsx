import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { chosenPageSize } from '../../../lib/page-size.ts'
import { useTabTitle } from '../../../lib/tab.ts'
import { StopState } from '../../../records/list/columns.tsx'
import { NewQuotationButton } from '../../../records/prices/new-quotation-button.tsx'
import { useWalkKeys } from '../../../records/page/use-walk-keys.ts'
import { Permit } from '../../../session/session-context.tsx'
import { StatusPage } from '../../../ui/status-page.tsx'
import { ContractSection } from '../contracts.tsx'
import { CustomerHistory } from '../history.tsx'
import { CustomerParts } from '../parts.tsx'
import { MergeButton } from '../merge/button.tsx'
import { MergedInto } from '../merge/merged-into.tsx'
import { BillsOfCustomer } from './bills.tsx'
import { CustomerFacts } from './facts.tsx'
import { InboundOfCustomer, OutboundOfCustomer } from './orders.tsx'
import { StockOfCustomer } from './stock.tsx'
import './detail.css'

const route = getRouteApi('/base/customer/detail/$id')

/** Everything about one customer in one place: who it is, what is agreed, what lies here, what is under way, what it owes. */
export function CustomerPage() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.customer.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedCustomer customer={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

function LoadedCustomer({ customer }: { customer: CustomerInfo }) {
  const { t } = useTranslation()
  const { id, customerName, isStop, mergedIntoId } = customer
  useTabTitle(customerName)
  const navigate = useNavigate()
  useWalkKeys('customer', id, (next) =>
    navigate({ to: '/base/customer/detail/$id', params: { id: next } }),
  )
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{customerName}</h1>
        <StopState t={t} isStopped={isStop === 1} />
        <div className="actions">
          {isStop === 0 && <NewQuotationButton customerId={id} />}
          {mergedIntoId === null && <MergeButton customer={customer} />}
          <Permit code="customer:write">
            <Link
              to="/base/customer/index/$id"
              params={{ id }}
              search={{ current: 1, size: chosenPageSize() }}
            >
              <Button type="primary">
                {mergedIntoId === null ? t('action.edit') : t('customer.view')}
              </Button>
            </Link>
          </Permit>
        </div>
      </div>
      {mergedIntoId !== null && <MergedInto id={mergedIntoId} />}
      <section className="card">
        <h2>{t('customer.head')}</h2>
        <CustomerFacts customer={customer} />
      </section>
      {mergedIntoId === null && <CustomerCards id={id} />}
      <div className="card">
        <CustomerParts customer={customer} />
      </div>
      <div className="card">
        <CustomerHistory id={id} />
      </div>
    </div>
  )
}

/** What it has: nothing once it was merged. */
function CustomerCards({ id }: { id: string }) {
  return (
    <div className="customer-cards">
      <Permit code="inventory:read">
        <StockOfCustomer customerId={id} />
      </Permit>
      <Permit code="inboundOrder:read">
        <InboundOfCustomer customerId={id} />
      </Permit>
      <Permit code="outboundOrder:read">
        <OutboundOfCustomer customerId={id} />
      </Permit>
      <Permit code="bill:read">
        <BillsOfCustomer customerId={id} />
      </Permit>
      <Permit code="contract:read">
        <div className="card">
          <ContractSection customerId={id} />
        </div>
      </Permit>
    </div>
  )
}
