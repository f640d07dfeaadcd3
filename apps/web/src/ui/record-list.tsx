import { Button } from 'antd'
import type { ReactNode } from 'react'
import './record-list.css'

type Item = {
  key: string
  title: ReactNode
  tag?: ReactNode
  /** Shown in one line, those that are not empty. */
  details: readonly string[]
  actions?: ReactNode
}

type Add = { label: string; onClick: () => void }

type Props = {
  title: string
  /** Undefined until they are here. */
  items: readonly Item[] | undefined
  empty: string
  /** What begins a new one; one button each. */
  add?: Add | readonly Add[] | undefined
}

/** A few records that belong to another one: a line each, with its actions. */
export function RecordList({ title, items, empty, add }: Props) {
  return (
    <section className="record-list">
      <header>
        <h2>{title}</h2>
        {[add ?? []].flat().map(({ label, onClick }) => (
          <Button key={label} size="small" onClick={onClick}>
            {label}
          </Button>
        ))}
      </header>
      {items?.length === 0 && <p className="hint">{empty}</p>}
      {items && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <div className="what">
                <div className="name">
                  {item.title}
                  {item.tag}
                </div>
                <div className="hint">
                  {item.details
                    .filter((detail) => detail !== '')
                    .map((detail, index) => (
                      // The details of a line are the same ones in the same order.
                      <span key={index}>{detail}</span>
                    ))}
                </div>
              </div>
              {item.actions}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
