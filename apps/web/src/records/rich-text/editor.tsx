import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'
import type { EditorProps } from './writing-area.tsx'

const WritingArea = lazy(async () => {
  const [area] = await Promise.all([
    loadChunk(() => import('./writing-area.tsx')),
    loadTexts(() => import('./words.ts')),
  ])
  return { default: area.WritingArea }
})

/** Text with headings, lists, tables and links; what it is written with comes, with its words, when somebody writes. */
export function RichTextEditor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      <WritingArea {...props} />
    </Suspense>
  )
}
