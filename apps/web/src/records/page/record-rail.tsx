import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './record-rail.css'

type Props = {
  title: string
  /** What has happened to the record. */
  timeline: ReactNode
  children: ReactNode
}

/** The sections of a record with its timeline in a rail that folds; below them where there is no room beside. */
export function RecordWithRail({ title, timeline, children }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  return (
    <div className="railed">
      <div className={isOpen ? 'railed-body' : 'railed-body folded'}>
        <div className="record-main">{children}</div>
        <aside className="card record-rail">
          <header>
            <h2>{title}</h2>
            <Button
              type="text"
              size="small"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('record.fold') : t('record.unfold')}
            </Button>
          </header>
          {isOpen && timeline}
        </aside>
      </div>
    </div>
  )
}
