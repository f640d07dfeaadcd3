import { useMemo } from 'react'
import { calculatedLines } from './calculated-line.ts'
import { Calculator } from './calculator.tsx'
import { useOffered } from './offered.ts'

type Props = { lines: Parameters<typeof calculatedLines>[0] }

/** The calculator over the lines of a sheet that is not being edited. */
export function TryPrices({ lines }: Props) {
  const offered = useOffered()
  const good = useMemo(() => calculatedLines(lines), [lines])
  return offered ? <Calculator lines={good} open={0} feeOf={offered.feeOf} /> : null
}
