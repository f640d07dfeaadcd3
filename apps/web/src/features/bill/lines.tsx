import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { billActions, isCredit, refusalOf } from '@yuncang/shared/nouns/bill/rules'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { Button } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { FeesOfBill } from '../../records/page/fees-of-bill.tsx'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { useSession } from '../../session/session-context.tsx'
import type { BulkAction, GridColumn } from '../../ui/grid/index.ts'
import { ReduceDialog } from './reduce-dialog.tsx'
import { refreshed } from './refreshed.ts'
import { statusLabel } from './status.tsx'

const done = () => void refreshed()

/** The fees of a bill: taken off while it is a draft, reduced once it was audited. */
export function BillLines({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const [reduced, setReduced] = useState<FeeLine>()
  const { user, permissions } = useSession()
  const { id: billId, status, submitBy, creditOf } = bill
  const isBack = isCredit(bill)
  const refusal = useMemo(() => {
    const who = { id: user.id, permissions }
    return {
      compose: refusalOf('compose', { status, submitBy }, who),
      reduce: isBack ? 'status' : refusalOf('reduce', { status, submitBy }, who),
      credit: creditOf === null ? refusalOf('credit', { status, submitBy }, who) : 'status',
    }
  }, [user.id, permissions, status, submitBy, isBack, creditOf])
  const actions = useMemo((): BulkAction<FeeLine>[] => {
    if (!permissions.has(billActions.compose.permission)) return []
    if (!refusal.credit)
      return [
        {
          key: 'credit',
          label: t('bill.credit'),
          ask: t('bill.creditReason'),
          refusal: ({ reversedBy }) => (reversedBy === null ? undefined : t('bill.credited')),
          run: ({ id }, reason) => client.bill.credit.mutate({ id: billId, lineIds: [id], reason }),
        },
      ]
    return [
      {
        key: 'removeLine',
        label: t('bill.removeLine'),
        refusal: () => refusal.compose && statusLabel(status),
        // Each line that goes gives the bill another version.
        run: async ({ id }) => {
          const { version } = await client.bill.get.query({ id: billId })
          return client.bill.removeLines.mutate({ id: billId, version, lineIds: [id] })
        },
      },
    ]
  }, [t, permissions, refusal.compose, refusal.credit, status, billId])
  const lastColumn = useMemo((): GridColumn<FeeLine> | undefined => {
    if (refusal.reduce) return undefined
    return {
      key: 'reduce',
      title: t('bill.reductions'),
      width: 100,
      // In view at a desk, and at the end of the first line of a card on a phone.
      pinned: 'end',
      isState: true,
      text: () => '',
      render: (line) => (
        <Button
          size="small"
          aria-label={t('bill.reduceOf', { fee: feeNameOf(line) })}
          onClick={() => setReduced(line)}
        >
          {t('bill.reduce')}
        </Button>
      ),
    }
  }, [t, refusal.reduce])
  const title = counted(t('bill.lines'), bill.lineCount)
  return (
    <section className="card">
      <h2>{title}</h2>
      {!refusal.credit && <p className="hint">{t('bill.creditHint')}</p>}
      <Suspense>
        <FeesOfBill
          billId={billId}
          currency={bill.currency}
          label={title}
          actions={actions}
          lastColumn={lastColumn}
          onDone={done}
        />
      </Suspense>
      {reduced && <ReduceDialog bill={bill} line={reduced} onClose={() => setReduced(undefined)} />}
    </section>
  )
}
