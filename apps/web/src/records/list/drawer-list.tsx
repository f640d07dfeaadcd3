import { Button } from 'antd'
import { Fragment, useState, type ComponentProps, type ReactNode } from 'react'
import { HeldRecord } from '../../ui/form/held-record.tsx'
import type { BulkAction, GridQuery } from '../../ui/grid/index.ts'
import { bulkOf } from './bulk.ts'
import { ListPage } from './list-page.tsx'

type Row = { id: string; version: number }
type Search = GridQuery & { view?: string | undefined }
type Own = 'actions' | 'onOpen' | 'hrefOf' | 'bulk' | 'children'

type Props<R extends Row, S extends Search> = Omit<ComponentProps<typeof ListPage<R, S>>, Own> & {
  /** On the button that opens an empty form; none for who may not write. */
  addLabel: string | undefined
  /** Steps for one row or several. */
  steps?: readonly BulkAction<R>[]
  nameOf: (row: R) => string
  loadPage: (paging: { current: number; size: number }) => Promise<{ records: R[]; total: number }>
  onDone: () => unknown
  /** The form of a row, or of a new one. */
  renderDrawer: (row: R | undefined, close: () => void) => ReactNode
}

/** A list of small records, each of which opens as a form beside it. */
export function DrawerList<R extends Row, S extends Search>({
  addLabel,
  steps = [],
  nameOf,
  loadPage,
  onDone,
  renderDrawer,
  ...page
}: Props<R, S>) {
  const [open, setOpen] = useState<{ id: string | undefined }>()
  const row = page.rows?.find(({ id }) => id === open?.id)
  const isShown = open !== undefined && (open.id === undefined || row !== undefined)
  const done = () => void onDone()
  return (
    <ListPage<R, S>
      {...page}
      actions={
        addLabel !== undefined && (
          <Button type="primary" onClick={() => setOpen({ id: undefined })}>
            {addLabel}
          </Button>
        )
      }
      onOpen={({ id }) => setOpen({ id })}
      {...(steps.length > 0 && {
        bulk: bulkOf<R>({ actions: steps, nameOf, loadPage, onDone: done }),
      })}
    >
      {isShown && (
        <Fragment key={open.id}>
          {row ? (
            <HeldRecord record={row}>
              {(shown) => renderDrawer(shown, () => setOpen(undefined))}
            </HeldRecord>
          ) : (
            renderDrawer(undefined, () => setOpen(undefined))
          )}
        </Fragment>
      )}
    </ListPage>
  )
}
