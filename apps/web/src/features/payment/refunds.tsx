import { Link } from '@tanstack/react-router'
import type { PaymentDetail, Refund } from '@yuncang/shared/nouns/payment/record'
import { writeOffStatuses } from '@yuncang/shared/nouns/payment/rules'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'

type Props = {
  payment: PaymentDetail
  canTakeBack: boolean
  onTakeBack: (refund: Refund) => void
}

/** The money that a payment gave back, or by which it was given back; none is no section. */
export function Refunds({ payment: { refunds }, canTakeBack, onTakeBack }: Props) {
  const { t } = useTranslation()
  if (refunds.length === 0) return null
  const standing = refunds.filter(({ status }) => status === writeOffStatuses.standing)
  return (
    <RecordList
      title={counted(t('payment.refunds'), standing.length)}
      empty=""
      items={refunds.map((each) => {
        const isStanding = each.status === writeOffStatuses.standing
        return {
          key: each.id,
          title: (
            <>
              <Link to="/fee/payment/detail/$id" params={{ id: each.otherId }}>
                {each.otherNo}
              </Link>
              <strong>
                {money(each.amount, each.currency)} {each.currency}
              </strong>
            </>
          ),
          tag: isStanding ? null : <StatusTag tone="idle" label={t('payment.isBack')} />,
          details: [each.otherDate, each.reason],
          actions: canTakeBack && isStanding && (
            <Button size="small" onClick={() => onTakeBack(each)}>
              {t('payment.refundBack')}
            </Button>
          ),
        }
      })}
    />
  )
}
