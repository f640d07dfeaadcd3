import type { ReactNode } from 'react'
import './outcome.css'

type Props = {
  /** A sign above the title, e.g. an icon. */
  sign: ReactNode
  title: string
  children?: ReactNode
  /** What to do now. */
  action: ReactNode
}

/** How something has ended, in place of a screen. */
export function Outcome({ sign, title, children, action }: Props) {
  return (
    <section className="outcome">
      <div className="sign">{sign}</div>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      {action}
    </section>
  )
}
