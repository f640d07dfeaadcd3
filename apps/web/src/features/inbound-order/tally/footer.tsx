import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { Alert, Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../ui/form/date-input.tsx'
import { stateOf, type Group } from './groups.ts'
import { nameOf } from './picker.tsx'
import type { useTally } from './use-tally.ts'

type Props = { order: InboundOrder; group: Group; tally: ReturnType<typeof useTally> }

/** The day of the work and the one thing to do next, within reach of the thumb. */
export function TallyFooter({ order, group, tally }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const state = stateOf(group)
  const name = nameOf(t, group)
  if (!tally.mayTally) return null
  return (
    <footer className="tally-foot">
      {tally.failure !== undefined && (
        <Alert type="error" showIcon role="alert" title={tally.failure} />
      )}
      <div className="tally-day">
        <label htmlFor={id}>{t('inboundOrder.field.bizDate')}</label>
        <DateInput
          id={id}
          value={tally.bizDate}
          onChange={(day) => day !== undefined && tally.setBizDate(day)}
        />
      </div>
      <div className="tally-do">
        {order.orderStatus === orderStatuses.receiving && (
          <Button disabled={tally.isPending} onClick={tally.finishAll}>
            {t('inboundOrder.tally.finishAll')}
          </Button>
        )}
        {state === 'waiting' && (
          <Button
            type="primary"
            loading={tally.isPending}
            disabled={tally.gate !== undefined}
            onClick={() => tally.start(group)}
          >
            {t('inboundOrder.tally.start', { name })}
          </Button>
        )}
        {state === 'underWay' && (
          <Button type="primary" loading={tally.isPending} onClick={() => tally.finish(group)}>
            {t('inboundOrder.tally.finish', { name })}
          </Button>
        )}
      </div>
    </footer>
  )
}
