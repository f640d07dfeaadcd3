import { Link } from '@tanstack/react-router'
import type { PaymentDetail } from '@yuncang/shared/nouns/payment/record'
import { isOffset, paymentRefusalOf, writeOffStatuses } from '@yuncang/shared/nouns/payment/rules'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { refreshed } from './refreshed.ts'
import { Refunds } from './refunds.tsx'

/** The bills that a payment settles and the money it gives back, and what was taken back of it; one or all can be. */
export function WriteOffs({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const [asked, setAsked] = useState<{ writeOffId?: string; refundId?: string; nos: string }>()
  const { id, version, writeOffs } = payment
  const take = useToldStep<string>({
    take: (reason) =>
      client.payment.takeBack.mutate({
        id,
        version,
        reason,
        ...(asked?.writeOffId !== undefined && { writeOffId: asked.writeOffId }),
        ...(asked?.refundId !== undefined && { refundId: asked.refundId }),
      }),
    doneText: () => t('payment.takenBack'),
    onDone: () => setAsked(undefined),
    refresh: refreshed,
  })
  const canTakeBack =
    paymentRefusalOf('takeBack', payment, { id: user.id, permissions }) === undefined
  const standing = writeOffs.filter(({ status }) => status === writeOffStatuses.standing)
  const given = payment.refunds.filter(({ status }) => status === writeOffStatuses.standing)
  const all = [...standing.map(({ billNo }) => billNo), ...given.map(({ otherNo }) => otherNo)]
  return (
    <>
      <RecordList
        title={counted(t('payment.writeOffs'), standing.length)}
        empty={t('payment.noWriteOffs')}
        {...(canTakeBack &&
          all.length > 1 && {
            add: {
              label: t('payment.takeAllBack'),
              onClick: () => setAsked({ nos: all.join(' ') }),
            },
          })}
        items={writeOffs.map((each) => {
          const isStanding = each.status === writeOffStatuses.standing
          return {
            key: each.id,
            title: (
              <>
                <Link to="/fee/bill/detail/$id" params={{ id: each.billId }}>
                  {each.billNo}
                </Link>
                <strong>
                  {money(each.amount, each.currency)} {each.currency}
                </strong>
              </>
            ),
            tag: (
              <>
                {each.isRefund === 1 && <StatusTag tone="active" label={t('payment.refund')} />}
                {!isStanding && <StatusTag tone="idle" label={t('payment.isBack')} />}
              </>
            ),
            details: [each.period, each.createTime, each.reason],
            actions: canTakeBack && isStanding && !isOffset(payment) && (
              <Button
                size="small"
                onClick={() => setAsked({ writeOffId: each.id, nos: each.billNo })}
              >
                {t('payment.takeBack')}
              </Button>
            ),
          }
        })}
      />
      <Refunds
        payment={payment}
        canTakeBack={canTakeBack}
        onTakeBack={(refund) => setAsked({ refundId: refund.id, nos: refund.otherNo })}
      />
      {asked && (
        <ReasonDialog
          title={t('payment.takeBackOf', { no: asked.nos })}
          label={t('payment.reason')}
          hint={t(isOffset(payment) ? 'payment.offsetBackHint' : 'payment.takeBackHint')}
          okText={t('payment.takeBack')}
          isPending={take.isPending}
          onReason={(reason) => take.mutate(reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
