import { useQuery } from '@tanstack/react-query'
import type { Bill, BillReduction } from '@yuncang/shared/nouns/bill/record'
import { reductionRefusalOf, type ReductionAction } from '@yuncang/shared/nouns/bill/rules'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { refreshed } from './refreshed.ts'
import { ReductionStatusTag } from './status.tsx'

const stepKeys = {
  pass: 'bill.step.reductionPass',
  refuse: 'bill.step.reductionRefuse',
  withdraw: 'bill.step.reductionWithdraw',
} as const satisfies Record<ReductionAction, string>

/** What was taken off a bill or is about to be, each with its steps. */
export function ReductionSection({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.billReduction.ofBill.queryOptions({ billId: bill.id }))
  return (
    <RecordList
      title={counted(t('bill.reductions'), data?.length)}
      empty={t('bill.noReductions')}
      items={data?.map((reduction) => ({
        key: reduction.id,
        title: (
          <>
            <span>{feeNameOf(reduction)}</span>
            <strong>
              {money(reduction.amount, reduction.currency)} {reduction.currency}
            </strong>
          </>
        ),
        tag: <ReductionStatusTag status={reduction.status} />,
        details: [reduction.reason, reduction.msg, reduction.createTime],
        actions: <ReductionSteps reduction={reduction} />,
      }))}
    />
  )
}

function ReductionSteps({ reduction }: { reduction: BillReduction }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const [isRefusing, setRefusing] = useState(false)
  const { id, version } = reduction
  const take = useToldStep<{ action: ReductionAction; msg?: string }>({
    take: ({ action, msg = '' }) => callOf[action]({ id, version }, msg),
    doneText: ({ action }) => t('bill.reductionDone', { step: t(stepKeys[action]) }),
    onDone: () => setRefusing(false),
    refresh: refreshed,
  })
  const mayTake = (action: ReductionAction) =>
    reductionRefusalOf(action, reduction, { id: user.id, permissions }) === undefined
  return (
    <Space>
      {mayTake('pass') && (
        <Button
          size="small"
          type="primary"
          loading={take.isPending}
          onClick={() => take.mutate({ action: 'pass' })}
        >
          {t(stepKeys.pass)}
        </Button>
      )}
      {mayTake('refuse') && (
        <Button size="small" danger onClick={() => setRefusing(true)}>
          {t(stepKeys.refuse)}
        </Button>
      )}
      {mayTake('withdraw') && (
        <Button
          size="small"
          loading={take.isPending}
          onClick={() => take.mutate({ action: 'withdraw' })}
        >
          {t(stepKeys.withdraw)}
        </Button>
      )}
      {isRefusing && (
        <ReasonDialog
          title={t('bill.reductionRefuse')}
          label={t('bill.reason')}
          okText={t(stepKeys.refuse)}
          isPending={take.isPending}
          onReason={(msg) => take.mutate({ action: 'refuse', msg })}
          onClose={() => setRefusing(false)}
        />
      )}
    </Space>
  )
}

type Held = { id: string; version: number }

const callOf: Record<ReductionAction, (held: Held, msg: string) => Promise<BillReduction>> = {
  pass: (held) => client.billReduction.pass.mutate(held),
  refuse: (held, msg) => client.billReduction.refuse.mutate({ ...held, msg }),
  withdraw: (held) => client.billReduction.withdraw.mutate(held),
}
