import type { ReactNode } from 'react'
import { SideDrawer } from '../../ui/form/drawer.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'

type Props<R> = {
  title: string
  row: R
  /** Those of the list: a line each, the hidden ones as well. */
  columns: readonly GridColumn<R>[]
  onClose: () => void
  children?: ReactNode
}

/** One entry of a log, whole, where the list cuts off what is long. */
export function LogDrawer<R>({ title, row, columns, onClose, children }: Props<R>) {
  const items = columns.map((each) => [each.title, each.render?.(row) ?? each.text(row)] as const)
  return (
    <SideDrawer title={title} onClose={onClose}>
      {/* Nothing in it can be typed into: the arrow keys still have to get to its end. */}
      <div role="region" aria-label={title} tabIndex={0}>
        <Facts items={items} />
        {children}
      </div>
    </SideDrawer>
  )
}
