import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { trpc } from '../../api/client.ts'
import { refreshing } from '../../api/refreshing.ts'
import { NounDrawer } from '../../records/form/noun-drawer.tsx'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import type { ListSearch } from '../../records/list/list-page.tsx'
import { StepButtons } from '../../records/steps/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { CarrierSegments } from './segments.tsx'

const refreshed = refreshing(trpc.carrier, trpc.vehicle, trpc.driver)

type Row = { id: string; version: number }
type Page<R> = { records: R[]; total: number }
type ListParts = 'columns' | 'exported' | 'list' | 'search' | 'read' | 'onSearch' | 'noFilters'
type FormParts = 'contract' | 'create' | 'update' | 'fields'

type Props<
  R extends Row,
  S extends ListSearch,
  C extends z.ZodObject,
  U extends z.ZodObject,
> = Pick<
  ComponentProps<typeof DrawerList<R, S>>,
  ListParts | 'renderFilters' | 'loadPage' | 'nameOf'
> &
  Pick<ComponentProps<typeof NounDrawer<C, U, R>>, FormParts> & {
    noun: 'carrier' | 'vehicle' | 'driver'
    current: ComponentProps<typeof CarrierSegments>['current']
    rows: readonly R[] | undefined
    words: { one: string; add: string; empty: string }
    steps: readonly BulkAction<R>[]
    renderHistory: (id: string) => ReactNode
    /** Where the form needs more of a record than the list shows. */
    renderWhole?: (row: R, form: (whole: R) => ReactNode, close: () => void) => ReactNode
    loadPage: (paging: { current: number; size: number }) => Promise<Page<R>>
  }

/** Carriers, vehicles and drivers: a list and the drawer of each of its rows, by what differs between them. */
export function FleetList<
  R extends Row,
  S extends ListSearch,
  C extends z.ZodObject,
  U extends z.ZodObject,
>(props: Props<R, S, C, U>) {
  const { noun, current, words, contract, create, update, fields, renderHistory, renderWhole } =
    props
  const { nameOf, steps, ...list } = props
  const { t } = useTranslation()
  const canWrite = useCan('carrier:write')
  const formOf = (row: R | undefined, close: () => void) => (
    <NounDrawer<C, U, R>
      key={row?.version}
      title={row ? words.one : words.add}
      form={noun}
      row={row}
      contract={contract}
      canWrite={canWrite}
      nameOf={nameOf}
      create={create}
      update={update}
      refreshed={refreshed}
      onClose={close}
      fields={fields}
    >
      {row && (
        <>
          <StepButtons row={row} name={nameOf(row)} steps={steps} onDone={refreshed} />
          {renderHistory(row.id)}
        </>
      )}
    </NounDrawer>
  )
  return (
    <DrawerList<R, S>
      name={noun}
      title={t('carrier.title')}
      segments={<CarrierSegments current={current} />}
      columns={list.columns}
      {...(list.exported && { exported: list.exported })}
      list={list.list}
      rows={list.rows}
      search={list.search}
      read={list.read}
      onSearch={list.onSearch}
      noFilters={list.noFilters}
      renderFilters={list.renderFilters}
      empty={{ reason: words.empty }}
      addLabel={canWrite ? words.add : undefined}
      steps={steps}
      nameOf={nameOf}
      loadPage={list.loadPage}
      onDone={refreshed}
      renderDrawer={(row, close) =>
        row && renderWhole && canWrite
          ? renderWhole(row, (whole) => formOf(whole, close), close)
          : formOf(row, close)
      }
    />
  )
}
