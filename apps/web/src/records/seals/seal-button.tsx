import { isApprovedSource } from '@yuncang/shared/nouns/seal-record/rules'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'
import { useCan } from '../../session/session-context.tsx'
import type { Source } from './seal-dialog.tsx'

const SealDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    loadChunk(() => import('./seal-dialog.tsx')),
    loadTexts(() => import('./words.ts')),
  ])
  return { default: dialog.SealDialog }
})

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
