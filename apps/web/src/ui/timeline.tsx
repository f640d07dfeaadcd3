import { Timeline as AntTimeline } from 'antd'
import type { ReactNode } from 'react'

export type TimelineEntry = { key: string; title: ReactNode; time: string; details?: ReactNode }

/** What happened, newest last. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <AntTimeline
      items={entries.map((entry) => ({
        key: entry.key,
        content: (
          <>
            <div>{entry.title}</div>
            <div style={{ color: 'var(--secondary)', fontSize: 12 }}>{entry.time}</div>
            {entry.details}
          </>
        ),
      }))}
    />
  )
}
