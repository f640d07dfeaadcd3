import type { ReactNode } from 'react'
import { useIsNarrow } from '../../lib/size-class.ts'
import { LineEditor } from '../../ui/form/line-editor/line-editor.tsx'
import './calculator.css'
import { LineCard } from './line-card.tsx'
import { LiveCalculator } from './live-calculator.tsx'

type Props = Parameters<typeof LiveCalculator>[0] & {
  /** What the sheet is called. */
  label: string
  hint: string
  /** The columns that the card of a line always has. */
  always?: ReadonlySet<string>
  onChange: () => void
  /** Between the hint and the sheet, e.g. buttons. */
  above?: ReactNode
  /** Below the sheet. */
  children?: ReactNode
}

/** Prices or rules as a spreadsheet, on a phone with the line that somebody stands in as a card, and the calculator. */
export function PriceWork({
  label,
  hint,
  always,
  onChange,
  above,
  children,
  ...calculated
}: Props) {
  const isNarrow = useIsNarrow()
  const { lines } = calculated
  return (
    <div className="price-work">
      <div>
        <p className="hint">{hint}</p>
        {above}
        <LineEditor label={label} lines={lines} onChange={onChange} />
        {isNarrow && <LineCard lines={lines} {...(always && { always })} />}
        {children}
      </div>
      <LiveCalculator {...calculated} />
    </div>
  )
}
