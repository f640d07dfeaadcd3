import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import { refusalOf, type ExchangeAction } from '@yuncang/shared/nouns/finance-exchange/rules'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { refreshed } from './refreshed.ts'

type Step = { action: ExchangeAction; remark?: string }

const doneKeys = { resend: 'exchange.resent', settle: 'exchange.settled' } as const

/** What a person can do about an exchange that did not get through. */
export function ExchangeSteps({ exchange }: { exchange: FinanceExchange }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const [isSettling, setSettling] = useState(false)
  const { id, version, billNo: no } = exchange
  const take = useToldStep<Step>({
    take: ({ action, remark = '' }) =>
      action === 'resend'
        ? client.financeExchange.resend.mutate({ id, version })
        : client.financeExchange.settle.mutate({ id, version, remark }),
    doneText: ({ action }) => t(doneKeys[action], { no }),
    onDone: () => setSettling(false),
    refresh: refreshed,
  })
  const mayTake = (action: ExchangeAction) =>
    refusalOf(action, exchange, { id: user.id, permissions }) === undefined
  if (!mayTake('resend') && !mayTake('settle')) return null
  return (
    <Space wrap>
      {mayTake('resend') && (
        <Button
          size="small"
          type="primary"
          loading={take.isPending}
          onClick={() => take.mutate({ action: 'resend' })}
        >
          {t('exchange.resend')}
        </Button>
      )}
      {mayTake('settle') && (
        <Button size="small" onClick={() => setSettling(true)}>
          {t('exchange.settle')}
        </Button>
      )}
      {isSettling && (
        <ReasonDialog
          title={t('exchange.settle')}
          label={t('exchange.remark')}
          hint={t('exchange.settleHint')}
          okText={t('exchange.settle')}
          isPending={take.isPending}
          onReason={(remark) => take.mutate({ action: 'settle', remark })}
          onClose={() => setSettling(false)}
        />
      )}
    </Space>
  )
}
