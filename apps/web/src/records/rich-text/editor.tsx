import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { latePart } from '../../i18n/late-part.tsx'
import type { EditorProps } from './writing-area.tsx'

const WritingArea = latePart(
  async () => (await import('./writing-area.tsx')).WritingArea,
  () => import('./words.ts'),
)

/** Text with headings, lists, tables and links; what it is written with comes, with its words, when somebody writes. */
export function RichTextEditor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      <WritingArea {...props} />
    </Suspense>
  )
}
