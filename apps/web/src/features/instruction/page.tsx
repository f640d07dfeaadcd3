import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { instructionStatuses } from '@yuncang/shared/nouns/instruction/rules'
import type { Instruction } from '@yuncang/shared/nouns/instruction/contract'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { usePageName } from '../../lib/tab.ts'
import { SafeContent } from '../../ui/rich-text/safe-content.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import '../../records/rich-text/cards.css'
import { NoteDrawer } from './note-drawer.tsx'

const route = getRouteApi('/system/instructionDetail')

/** The notes of one page, and room for another (docs/domain/records.md#help-notes-and-requests). */
export function InstructionPage() {
  const { t } = useTranslation()
  const { activeRoute } = route.useSearch()
  const pageName = usePageName()
  const { data } = useQuery(trpc.instruction.ofRoute.queryOptions({ activeRoute }))
  const [open, setOpen] = useState<{ row: Instruction | undefined }>()
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('instruction.of', { page: pageName(activeRoute) })}</h1>
        <div className="actions">
          <Button type="primary" onClick={() => setOpen({ row: undefined })}>
            {t('instruction.new')}
          </Button>
        </div>
      </div>
      {data?.length === 0 && <Empty description={t('instruction.none')} />}
      <div className="text-cards">
        {data?.map((note) => (
          <article key={note.id} className="text-card">
            <h3>{note.title}</h3>
            <SafeContent html={note.content} />
            <p className="hint">
              {t('instruction.by', { author: note.author, time: note.updateTime })}{' '}
              {note.status === instructionStatuses.hidden && (
                <StatusTag tone="idle" label={t('instruction.hidden')} />
              )}
              {note.canChange && (
                <Button type="link" onClick={() => setOpen({ row: note })}>
                  {t('action.edit')}
                </Button>
              )}
            </p>
          </article>
        ))}
      </div>
      {open && (
        <NoteDrawer row={open.row} activeRoute={activeRoute} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
