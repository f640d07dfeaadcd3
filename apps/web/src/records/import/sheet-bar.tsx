import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { PublishSheets } from './publish-sheets.tsx'

type Part = ImportBatch['parts'][number]
type Props = {
  batch: ImportBatch
  onOpen: (id: string) => void
  sayResult: (result: Record<string, unknown>) => string
}

/** The sheets of one file that are imported in one go, each with how it stands. */
export function SheetBar({ batch, onOpen, sayResult }: Props) {
  const { t } = useTranslation()
  const { id, parts } = batch
  if (parts.length < 2) return null
  return (
    <nav aria-label={t('importWizard.sheets')}>
      <ul className="import-sheets">
        {parts.map((part) => (
          <SheetItem key={part.id} part={part} isOwn={part.id === id} onOpen={onOpen} />
        ))}
      </ul>
      <PublishSheets parts={parts} sayResult={sayResult} />
    </nav>
  )
}

type ItemProps = Pick<Props, 'onOpen'> & { part: Part; isOwn: boolean }

function SheetItem({ part, isOwn, onOpen }: ItemProps) {
  const { t } = useTranslation()
  const item = useRef<HTMLLIElement>(null)
  const [tone, label] = stateOf(part, t)
  useEffect(() => {
    if (isOwn) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOwn])
  return (
    <li ref={item}>
      <Button
        size="small"
        type={isOwn ? 'primary' : 'default'}
        ghost={isOwn}
        aria-current={isOwn ? 'page' : undefined}
        onClick={() => onOpen(part.id)}
      >
        {part.name} <StatusTag tone={tone} label={label} />
      </Button>
    </li>
  )
}

/** How a sheet stands, as colour and words. */
function stateOf(part: Part, t: TFunction): [Tone, string] {
  const { status, findingCount, doubtfulRows } = part
  if (status === 'published') return ['good', t('importWizard.sheet.published')]
  if (status === 'publishing') return ['active', t('importWizard.status.publishing')]
  if (status === 'reading') return ['active', t('importWizard.status.reading')]
  if (status === 'draft') return ['waiting', t('importWizard.status.draft')]
  if (findingCount > 0) return ['bad', t('importWizard.statusWrong', { count: findingCount })]
  if (doubtfulRows > 0) return ['waiting', t('importWizard.onlyDoubtful', { count: doubtfulRows })]
  return ['good', t('importWizard.sheet.clean')]
}
