import type { ReactNode } from 'react'

/** Label and value pairs in columns. */
export function Facts({
  items,
}: {
  items: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <dl className="facts">
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
