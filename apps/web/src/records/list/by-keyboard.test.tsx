import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { Providers } from '../../shell/providers.tsx'
import '../../ui/base.css'
import { DataGrid, type GridColumn } from '../../ui/grid/index.ts'
import type { GridLayout } from '../../ui/grid/types.ts'
import { DateRangeFilter } from './date-range-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from './filters.tsx'

type Order = { id: string; no: string; bill: string }

const orders: Order[] = Array.from({ length: 15 }, (_, at) => ({
  id: `r${at}`,
  no: `CK${at}`,
  bill: `DMLN${at}`,
}))
const columns: GridColumn<Order>[] = [
  {
    key: 'no',
    title: '出库单号',
    width: 160,
    pinned: 'start',
    sortable: true,
    text: (row) => row.no,
  },
  { key: 'bill', title: '提单号', width: 160, text: (row) => row.bill },
]

beforeAll(() => startLanguage([common, grid, record]))

const done = vi.fn<(...what: unknown[]) => void>()

/** What every list screen is made of, between two places of the page around it. */
function List() {
  const [layout, setLayout] = useState<GridLayout>()
  const [days, setDays] = useState<[string | undefined, string | undefined]>([undefined, undefined])
  return (
    <Providers>
      <button type="button">前</button>
      <div style={{ display: 'flex', flexDirection: 'column', height: 640, width: 1000 }}>
        <FilterBar
          onReset={() => done('reset')}
          more={
            <TextFilter label="箱号" value={undefined} onChange={(text) => done('box', text)} />
          }
        >
          <TextFilter label="提单号" value={undefined} onChange={(text) => done('bill', text)} />
          <ChoiceFilter
            label="状态"
            value={undefined}
            options={[
              { value: 1, label: '待审核' },
              { value: 2, label: '已审核' },
            ]}
            onChange={(status) => done('status', status)}
          />
          <DateRangeFilter
            label="提货日期"
            ends={['起', '止']}
            from={days[0]}
            to={days[1]}
            onChange={(...range) => {
              done('days', ...range)
              setDays(range)
            }}
          />
        </FilterBar>
        <DataGrid<Order>
          label="出库订单"
          columns={columns}
          rows={orders}
          rowKey={(row) => row.id}
          layout={layout}
          onLayout={setLayout}
          paging={{
            query: { current: 1, size: 15 },
            total: 40,
            onChange: ({ current }) => done('page', current),
          }}
          empty={{ reason: '还没有订单' }}
          onOpen={(row) => done('open', row.no)}
          bulk={{
            actions: [
              {
                key: 'submit',
                label: '提交',
                refusal: () => undefined,
                run: async (row) => done('submit', row.no),
              },
            ],
            nameOf: (row) => row.no,
            reasonOf: String,
            loadAll: async () => orders,
            onDone: () => {},
          }}
        />
      </div>
      <button type="button">后</button>
    </Providers>
  )
}

const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => {
  const at = document.activeElement
  return at?.getAttribute('aria-label') ?? at?.getAttribute('placeholder') ?? at?.textContent ?? ''
}

const rowWithFocus = () => document.activeElement?.closest('[role=row]')?.textContent ?? ''

/** Goes on with Tab, or back, until the focus is where it is to be; no list has as many stops. */
async function tabTo(name: string | RegExp, shift = false) {
  const passed: string[] = []
  for (let stop = 0; stop < 30; stop++) {
    await userEvent.tab({ shift })
    const at = focused().trim()
    if (typeof name === 'string' ? at === name : name.test(at)) return
    passed.push(at)
  }
  throw new Error(`${String(name)} is not reached: ${passed.join(' | ')}`)
}

/** Types a day where the focus is, and takes it once it stands there. */
async function typeDay(day: string) {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus')
  await press(day)
  await expect.element(field).toHaveValue(day)
  await press('{Enter}')
}

test('a list is worked from its first field to its last page with keys alone, and left at both ends', async () => {
  await render(<List />)
  await expect.element(page.getByRole('gridcell', { name: 'CK0', exact: true })).toBeVisible()
  page.getByRole('button', { name: '前' }).element().focus()

  await tabTo('提单号')
  await press('DMLN3{Enter}')
  await tabTo('状态')
  await press('{ArrowDown}{ArrowDown}{Enter}')
  await tabTo('提货日期')
  const start = document.activeElement
  await typeDay('2026-11-02')
  await expect.poll(() => document.activeElement).not.toBe(start)
  await typeDay('2026-11-20')
  await expect.poll(() => done.mock.lastCall).toEqual(['days', '2026-11-02', '2026-11-20'])
  await tabTo(/^更\s*多$/)
  await press('{Enter}')
  await tabTo('箱号', true)
  await press('DEMU{Enter}')
  await tabTo(/^重\s*置$/)
  await press('{Enter}')
  await expect.poll(() => done.mock.lastCall).toEqual(['reset'])
  expect(done.mock.calls).toContainEqual(['box', 'DEMU'])
  expect(done.mock.calls).toContainEqual(['bill', 'DMLN3'])
  expect(done.mock.calls).toContainEqual(['status', 2])

  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
  await tabTo(/^(CK0|)$/)
  await press('{Control>}{Home}{/Control}{ArrowRight}{ArrowDown}')
  await expect.element(cell('CK1')).toHaveFocus()
  await press('{Enter}')
  await expect.poll(() => done.mock.lastCall).toEqual(['open', 'CK1'])
  // What can be done with a row is in its last cell.
  await press('{End}{Enter}')
  const submit = page.getByRole('menuitem', { name: '提交' })
  await expect.element(page.getByRole('menuitem', { name: '打开' })).toHaveFocus()
  await press('{ArrowDown}')
  await expect.element(submit).toHaveFocus()
  await press('{Enter}')
  const asked = page.getByRole('dialog')
  await expect.element(asked).toBeVisible()
  await tabTo(/^提\s*交$/)
  await press('{Enter}')
  await expect.poll(() => done.mock.lastCall).toEqual(['submit', 'CK1'])
  await press('{Escape}')
  await expect.element(asked).not.toBeInTheDocument()
  await expect.poll(rowWithFocus).toContain('CK1')

  await tabTo('列设置')
  await press('{Enter}')
  const chooser = page.getByRole('dialog')
  await expect.element(chooser).toBeVisible()
  await press('{Escape}')
  await expect.element(chooser).not.toBeInTheDocument()
  await expect.poll(focused).toBe('列设置')
  await tabTo('2')
  await press('{Enter}')
  await expect.poll(() => done.mock.lastCall).toEqual(['page', 2])

  await tabTo('后')
  await tabTo('前', true)
})
