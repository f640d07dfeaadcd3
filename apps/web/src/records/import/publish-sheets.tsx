import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { canPublish, isBusy } from '@yuncang/shared/nouns/import-batch/rules'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { forgotten, useSteps } from './use-batch.ts'

type Part = ImportBatch['parts'][number]
type Props = {
  parts: readonly Part[]
  sayResult: (result: Record<string, unknown>) => string
}

const isClean = (part: Part): boolean => canPublish(part) && part.doubtfulRows === 0

/** Imports the sheets that need nobody's look, one after another, and says what became of each. */
export function PublishSheets({ parts, sayResult }: Props) {
  const { t } = useTranslation()
  const { publish } = useSteps()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({})
  const [isAsking, setAsking] = useState(false)
  const clean = parts.filter(isClean)
  const publishAll = async () => {
    setAsking(true)
    setAsked(clean.map(({ id }) => id))
    setFailures({})
    for (const { id, version } of clean)
      try {
        await publish.mutateAsync({ id, version })
      } catch (error) {
        // One that is refused does not keep the others out.
        setFailures((before) => ({ ...before, [id]: apiErrorOf(error).message }))
      }
    await forgotten()
    setAsking(false)
  }
  const told = parts.filter(({ id, status }) => asked.includes(id) && !isBusy(status))
  const outcomeOf = ({ id, status, result, findingCount: count }: Part): string => {
    if (status === 'published') return sayResult(result ?? {})
    if (failures[id] !== undefined) return failures[id]
    return count > 0 ? t('importWizard.notYet', { count }) : t('importWizard.sheet.left')
  }
  return (
    <>
      {(clean.length > 1 || isAsking) && (
        <Button type="primary" ghost loading={isAsking} onClick={() => void publishAll()}>
          {t('importWizard.publishSheets', { count: clean.length })}
        </Button>
      )}
      {told.length > 0 && !isAsking && (
        <Alert
          type={told.every(({ status }) => status === 'published') ? 'success' : 'warning'}
          role="status"
          title={
            <ul className="import-outcomes">
              {told.map((part) => (
                <li key={part.id}>
                  {t('importWizard.outcome', { name: part.name, text: outcomeOf(part) })}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  )
}
