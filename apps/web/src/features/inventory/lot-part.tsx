import type { ReactNode } from 'react'

type Props = { title: string; count: number; children: ReactNode }

/** A list within the drawer of a lot: as high as its rows, up to ten of them. */
export function LotPart({ title, count, children }: Props) {
  const height = Math.min(Math.max(count, 2), 10) * 40 + 52
  return (
    <section className="lot-part">
      <h2>{title}</h2>
      <div style={{ display: 'flex', height }}>{children}</div>
    </section>
  )
}
