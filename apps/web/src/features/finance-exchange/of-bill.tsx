import { useQuery } from '@tanstack/react-query'
import { exchangeStatuses } from '@yuncang/shared/nouns/finance-exchange/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { ExchangeStatusTag, kindLabel } from './status.tsx'
import { ExchangeSteps } from './steps.tsx'

/** What the finance platform was told of a bill, each with its answer. */
export function ExchangesOfBill({ billId }: { billId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.financeExchange.ofBill.queryOptions({ billId }))
  return (
    <RecordList
      title={counted(t('exchange.ofBill'), data?.length)}
      empty={t('exchange.none')}
      items={data?.map((exchange, at) => ({
        key: exchange.id,
        title: (
          <>
            <span>{kindLabel(exchange.kind)}</span>
            {exchange.kind !== 'withdrawal' && (
              <strong>
                {money(exchange.amount, exchange.currency)} {exchange.currency}
              </strong>
            )}
          </>
        ),
        tag: <ExchangeStatusTag status={exchange.status} />,
        details: [
          exchange.status === exchangeStatuses.waiting && at > 0 ? t('exchange.inLine') : '',
          exchange.failure ?? '',
          exchange.remark,
          exchange.endTime ?? exchange.createTime,
        ],
        actions: <ExchangeSteps exchange={exchange} />,
      }))}
    />
  )
}
