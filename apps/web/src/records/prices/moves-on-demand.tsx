import { Button } from 'antd'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '../../ui/form/line-editor/lines-model.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import './bulk-prices.css'

type Props<G> = {
  lines: Lines
  /** What would be saved; undefined while a row does not hold. */
  read: (lines: Lines) => G | undefined
  renderMoves: (given: G) => ReactNode
}

/** What a sheet as it is typed would move of the fees that no bill holds yet, on demand and before it is saved. */
export function MovesOnDemand<G>({ lines, read, renderMoves }: Props<G>) {
  const { t } = useTranslation()
  const { rows } = useSyncExternalStore(lines.subscribe, lines.view)
  const [asked, setAsked] = useState<{ rows: readonly Row[]; given: G }>()
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    const given = read(lines)
    setOpen(given === undefined)
    if (given === undefined) lines.startTry()
    else setAsked({ rows, given })
  }
  return (
    <div style={{ marginTop: 12 }}>
      <Button onClick={ask}>{t('record.bulk.preview')}</Button>
      {isOpen && (
        <p role="status" className="bulk-wrong">
          {t('record.bulk.previewOpen')}
        </p>
      )}
      {asked?.rows === rows && renderMoves(asked.given)}
    </div>
  )
}
