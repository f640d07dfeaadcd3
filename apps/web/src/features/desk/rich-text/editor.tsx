import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../lib/chunk.ts'
import type { EditorProps } from './writing-area.tsx'

const WritingArea = lazy(async () => ({
  default: (await loadChunk(() => import('./writing-area.tsx'))).WritingArea,
}))

/** Text with headings, lists, tables and links; what it is written with comes when somebody writes. */
export function RichTextEditor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      <WritingArea {...props} />
    </Suspense>
  )
}
