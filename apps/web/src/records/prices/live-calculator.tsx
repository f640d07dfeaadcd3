import { linesIn, tariffCells } from '@yuncang/shared/nouns/tariff/cells'
import type { TariffLine } from '@yuncang/shared/nouns/tariff/contract'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { isBlankRow } from '../../ui/form/line-editor/lines-model.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { Calculator } from './calculator.tsx'
import type { CalculatedLine } from './calculated-line.ts'
import type { Offered } from './offered.ts'

/** The lines of a price sheet that can be charged by as they are typed. */
export const goodLines = (held: readonly unknown[]): TariffLine[] =>
  held.flatMap((cells) => {
    const { data } = tariffCells.safeParse(cells)
    return data ? linesIn([data], []) : []
  })

type Props = Pick<Offered, 'feeOf'> & {
  lines: Lines
  /** The prices of the rows that hold by themselves, in the order of the rows. */
  pricesIn: (held: readonly unknown[]) => CalculatedLine[]
}

/** The calculator over what is typed, as far as it is complete. */
export function LiveCalculator({ lines, feeOf, pricesIn }: Props) {
  const { rows } = useSyncExternalStore(lines.subscribe, lines.view)
  // Working it out must not hold up the key that changed a cell.
  const settled = useDeferredValue(rows)
  const held = useMemo(() => (settled ? lines.held() : []), [lines, settled])
  const good = useMemo(() => pricesIn(held), [held, pricesIn])
  const open = settled.filter((row, at) => !isBlankRow(row) && held[at] === undefined).length
  return <Calculator lines={good} open={open} feeOf={feeOf} />
}
