import type { ReactNode } from 'react'

type Props = { title: string; count: number; action?: ReactNode; children: ReactNode }

/** A list within the drawer of a lot: as high as its rows, up to ten of them, or as its word that there are none. */
export function LotPart({ title, count, action, children }: Props) {
  const height = count === 0 ? 140 : Math.min(count, 10) * 40 + 52
  return (
    <section className="lot-part">
      <div className="part-head">
        <h2>{title}</h2>
        {action}
      </div>
      <div style={{ display: 'flex', height }}>{children}</div>
    </section>
  )
}
