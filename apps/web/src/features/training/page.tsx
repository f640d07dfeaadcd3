import { useQuery } from '@tanstack/react-query'
import type { TrainingState } from '@yuncang/shared/nouns/training/contract'
import { isOver } from '@yuncang/shared/nouns/job/rules'
import { Alert, Button, Card, Progress, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { useCloseGone } from '../../lib/tab.ts'
import { Facts } from '../../ui/facts.tsx'
import { ResetDialog } from './reset-dialog.tsx'

const lookEveryMs = 1500

const runs = ({ reset }: TrainingState) => reset !== null && !isOver(reset.status)

/**
 * What the training tenant holds, and the button that makes it anew
 * (docs/domain/demo.md#making-a-training-tenant-anew).
 */
export function TrainingPage() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({
    ...trpc.demo.training.queryOptions({}),
    refetchInterval: ({ state }) => (state.data && runs(state.data) ? lookEveryMs : false),
  })
  useFreshAfterReset(data)
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('training.title')}</h1>
      </div>
      <Card size="small" style={{ maxWidth: 720 }}>
        {data ? (
          <>
            <About state={data} />
            <Reset state={data} onAsk={() => setAsking(true)} />
            {isAsking && <ResetDialog name={data.tenantName} onClose={() => setAsking(false)} />}
          </>
        ) : (
          <Skeleton active paragraph={{ rows: 4 }} />
        )}
      </Card>
    </div>
  )
}

/** Other tabs show what is gone until they are asked anew; those that show nothing else close. */
function useFreshAfterReset(data: TrainingState | undefined): void {
  const isRunning = data !== undefined && runs(data)
  const wasRunning = useRef(false)
  const closeGone = useCloseGone()
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      void queryClient.invalidateQueries()
      closeGone()
    }
    wasRunning.current = isRunning
  }, [isRunning, closeGone])
}

function About({ state: { tenantName, history } }: { state: TrainingState }) {
  const { t } = useTranslation()
  const lastTime = (time: string, resetBy: string) =>
    resetBy ? `${time} · ${resetBy}` : t('training.firstStart', { time })
  const items: [string, string][] = [
    [t('training.tenant'), tenantName],
    [
      t('training.history'),
      history ? t('training.span', { months: history.months, until: history.until }) : '',
    ],
    [t('training.lastReset'), history ? lastTime(history.time, history.resetBy) : ''],
  ]
  return (
    <>
      <p style={{ marginTop: 0 }}>{t('training.about')}</p>
      <Facts items={items} />
    </>
  )
}

function Reset({ state, onAsk }: { state: TrainingState; onAsk: () => void }) {
  const { t } = useTranslation()
  const { reset, isResetting } = state
  if (reset && runs(state))
    return (
      <div role="status" aria-live="polite" style={{ marginTop: 16 }}>
        <p>{t('training.running', { name: reset.ownerName })}</p>
        <Progress percent={reset.percent} status="active" />
      </div>
    )
  return (
    <div style={{ marginTop: 16 }}>
      {isResetting && (
        <Alert
          type="error"
          showIcon
          title={t('training.brokenOff')}
          description={reset?.failure}
          style={{ marginBottom: 12 }}
        />
      )}
      <Button danger type="primary" onClick={onAsk}>
        {t(isResetting ? 'training.resetAgain' : 'training.reset')}
      </Button>
    </div>
  )
}
