import { useLayoutEffect, useRef } from 'react'
import './status-way.css'

export type WayStep = {
  key: number
  what: string
  /** Who brought it there and when. */
  reached?: { name: string; time: string } | undefined
}

type Props = {
  label: string
  steps: readonly WayStep[]
  /** The index of the step at which it stands. */
  place: number
  /** It ended there before its time. */
  isBroken?: boolean
}

/** The way of a record from its first state to its last: where it stands, who brought it to each state and when. */
export function StatusWay({ label, steps, place, isBroken = false }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef('')
  useLayoutEffect(() => {
    // Who brought it to a step comes later than the steps, and makes them wider.
    const now = `${place} of ${steps.filter(({ reached }) => reached).length}`
    const here = list.current?.children[place]
    if (shown.current === now || !list.current || !(here instanceof HTMLElement)) return
    shown.current = now
    // On a phone the way is longer than the window.
    list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 40
  })
  const stateOf = (at: number) => {
    if (at !== place) return at < place ? 'done' : 'ahead'
    return isBroken ? 'bad' : 'here'
  }
  return (
    <ol ref={list} className="status-way" aria-label={label} tabIndex={0}>
      {steps.map(({ key, what, reached }, at) => (
        <li key={key} className={stateOf(at)} aria-current={at === place ? 'step' : undefined}>
          <span className="what">{what}</span>
          {reached && at <= place && (
            <span className="who" title={reached.time}>
              {reached.name} {reached.time.slice(5, 16)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
