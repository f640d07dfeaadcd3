import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { billStatusLabels, type BillStatus } from '@yuncang/shared/nouns/bill/rules'
import { subtract } from '@yuncang/shared/kernel/decimal'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { counted, currentLanguage } from '../../../lib/language.ts'
import { money } from '../../../lib/money.ts'
import { chosenPageSize } from '../../../lib/page-size.ts'
import { Permit } from '../../../session/session-context.tsx'
import { RecordList } from '../../../ui/record-list.tsx'

const newest = 5

/** What a customer was billed and has paid, and its newest bills. */
export function BillsOfCustomer({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const whose = { customerId, recPay: 1 as const }
  const { data } = useQuery(
    trpc.bill.page.queryOptions({ ...whose, size: newest, descs: ['period'] }),
  )
  const { data: totals = [] } = useQuery(trpc.bill.totals.queryOptions(whose))
  return (
    <div className="card">
      <RecordList
        title={counted(t('customer.bills'), data?.total)}
        empty={t('customer.noBills')}
        items={data?.records.map(({ id, billNo, period, payable, currency, status, dueDate }) => ({
          key: id,
          title: (
            <>
              <Link to="/fee/bill/detail/$id" params={{ id }}>
                {billNo}
              </Link>
              <strong>
                {money(payable, currency)} {currency}
              </strong>
            </>
          ),
          details: [
            // The server answers with these numbers only.
            billStatusLabels[status as BillStatus][currentLanguage()],
            period,
            t('customer.billDue', { day: dueDate }),
          ],
        }))}
      />
      {totals.map(({ currency, payable, paid }) => (
        <p key={currency} style={{ margin: '8px 0 0' }}>
          {t('customer.billed', {
            payable: money(payable, currency),
            paid: money(paid, currency),
            rest: money(subtract(payable, paid), currency),
            currency,
          })}
        </p>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {data && data.total > newest && (
          <Link to="/fee/bill/index" search={{ current: 1, size: chosenPageSize(), ...whose }}>
            {t('customer.all')}
          </Link>
        )}
        <Permit code="billStatement:read">
          <Link
            to="/fee/statement/index"
            search={{ current: 1, size: chosenPageSize(), customerId }}
          >
            {t('customer.statement')}
          </Link>
        </Permit>
      </div>
    </div>
  )
}
