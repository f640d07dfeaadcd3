import { Link } from '@tanstack/react-router'
import type { FinanceDocument } from '@yuncang/shared/nouns/finance-exchange/document'
import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import { Facts } from '../../ui/facts.tsx'
import { SideDrawer } from '../../ui/form/drawer.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { ExchangeStatusTag, kindLabel } from './status.tsx'
import { ExchangeSteps } from './steps.tsx'

type Props = { exchange: FinanceExchange; onClose: () => void }

/** One exchange: what is sent, what was answered, and what can be done about it. */
export function ExchangeDrawer({ exchange, onClose }: Props) {
  const { t } = useTranslation()
  const field = (key: string) => t(`exchange.field.${key}`)
  const { document, failure, remark } = exchange
  return (
    <SideDrawer
      title={t('exchange.detail', { no: exchange.billNo })}
      onClose={onClose}
      footer={<ExchangeSteps exchange={exchange} />}
    >
      <Facts
        items={[
          [field('status'), <ExchangeStatusTag key="status" status={exchange.status} />],
          [field('kind'), kindLabel(exchange.kind)],
          [
            field('billNo'),
            <Link key="bill" to="/fee/bill/detail/$id" params={{ id: exchange.billId }}>
              {t('exchange.open')} {exchange.billNo}
            </Link>,
          ],
          [field('createTime'), exchange.createTime],
          ...given([field('endTime'), exchange.endTime ?? '']),
          ...given([field('failure'), failure ?? '']),
          ...given([field('remark'), remark]),
        ]}
      />
      <h2 style={{ fontSize: 16 }}>{t('exchange.document')}</h2>
      <Facts items={factsOf(t, document)} />
      {document.kind === 'bill' && (
        <RecordList
          title={t('exchange.fees')}
          empty=""
          items={document.fees.map(({ feeCode, feeName, amount }) => ({
            key: feeCode,
            title: (
              <>
                <span>{feeName}</span>
                <strong>
                  {money(amount, document.currency)} {document.currency}
                </strong>
              </>
            ),
            details: [feeCode],
          }))}
        />
      )}
    </SideDrawer>
  )
}

type Fact = readonly [string, ReactNode]

const given = (fact: readonly [string, string]): Fact[] => (fact[1] === '' ? [] : [fact])

function factsOf(t: TFunction, document: FinanceDocument): Fact[] {
  const field = (key: string) => t(`exchange.field.${key}`)
  if (document.kind === 'withdrawal') return given([field('reason'), document.reason])
  const { currency, net, tax } = document
  const parts: Fact[] = [
    [field('net'), `${money(net, currency)} ${currency}`],
    [field('tax'), `${money(tax, currency)} ${currency}`],
  ]
  if (document.kind === 'reduction') {
    return [
      [field('fee'), document.feeName],
      [field('amount'), `${money(document.amount, currency)} ${currency}`],
      ...parts,
      ...given([field('reason'), document.reason]),
    ]
  }
  return [
    [field('customerName'), document.customerName],
    ...given([field('socialCreditCode'), document.socialCreditCode]),
    [field('period'), document.period],
    [field('dueDate'), document.dueDate],
    [field('amount'), `${money(document.payable, currency)} ${currency}`],
    ...parts,
  ]
}
