import { isApprovedSource } from '@yuncang/shared/nouns/seal-record/rules'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart } from '../../i18n/late-part.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { Source } from './seal-dialog.tsx'

const SealDialog = latePart(
  async () => (await import('./seal-dialog.tsx')).SealDialog,
  () => import('./words.ts'),
)

/** Asks for a seal on a document of the record; only where it has been approved, and by who may. */
export function SealButton({ source, status }: { source: Source; status: number }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const canAsk = useCan('sealRecord:write')
  if (!canAsk || !isApprovedSource(source.type, status)) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('record.askForSeal')}</Button>
      {isAsking && (
        <Suspense>
          <SealDialog source={source} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
