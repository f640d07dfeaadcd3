import { useQuery } from '@tanstack/react-query'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { sum } from '@yuncang/shared/kernel/decimal'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { kindOf, periodOf, priceOf } from './columns.tsx'
import { money } from '../../lib/money.ts'
import { quantityWithUnit } from '../../records/prices/figures.ts'
import { recPayLabel } from '../../records/prices/rec-pay.ts'
import { FeeDrawer } from './record.tsx'
import { FeeStatus } from './status.tsx'

/** The fees of an order, for its page: a line each, with the reasons of its amount. */
export function FeesOfBusiness({ businessId }: { businessId: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<string>()
  const { data } = useQuery(trpc.feeLine.ofBusiness.queryOptions({ businessId }))
  const live = data?.filter(({ status }) => status !== feeLineStatuses.voided)
  return (
    <>
      <RecordList
        title={counted(t('feeLine.ofBusiness'), live?.length)}
        empty={t('feeLine.noneOfBusiness')}
        items={data?.map((line) => ({
          key: line.id,
          title: (
            <>
              <span>{feeNameOf(line)}</span>
              <strong>
                {money(line.amount, line.currency)} {line.currency}
              </strong>
            </>
          ),
          tag: <FeeStatus line={line} />,
          details: [
            periodOf(line),
            `${quantityWithUnit(line)} × ${priceOf(t, line)}`,
            line.recPay === 2 ? recPayLabel(2) : '',
            kindOf(t, line),
          ],
          actions: (
            <Button size="small" onClick={() => setOpen(line.id)}>
              {t('feeLine.whyButton')}
            </Button>
          ),
        }))}
      />
      {live && live.length > 0 && (
        <p className="hint" style={{ marginBlock: '8px 0' }}>
          {t('feeLine.sum', {
            count: live.length,
            amount: money(receivable(live), 'CNY'),
            currency: 'CNY',
          })}
        </p>
      )}
      {open !== undefined && <FeeDrawer id={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** What the customer owes of them, in the local currency. */
const receivable = (lines: readonly Pick<FeeLine, 'recPay' | 'localAmount'>[]): string =>
  sum(lines.map(({ recPay, localAmount }) => (recPay === 1 ? localAmount : '0')))
