import { StatusTag } from './status-tag.tsx'
import { say } from './story-words.ts'

export default { title: 'Status tag' }

export const Tones = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StatusTag tone="idle" label={say('草稿', 'Draft')} />
      <StatusTag tone="active" label={say('已审核待计划', 'Audited, to be planned')} />
      <StatusTag tone="waiting" label={say('待审核', 'To be audited')} />
      <StatusTag tone="good" label={say('已完成', 'Completed')} />
      <StatusTag tone="bad" label={say('已驳回', 'Rejected')} />
    </div>
  ),
}
