import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import '../base.css'
import { DataGrid } from './index.ts'
import type { Paging } from './types.ts'

beforeAll(() => startLanguage([common, grid]))

const paged = vi.fn<Paging['onChange']>()
const columns = [{ key: 'no', title: '单号', width: 120, text: String }]
const rows = Array.from({ length: 15 }, (_, nth) => `${nth}`)

test('the choice of rows on a page opens where the grid does not cut it off, and its footer stays', async () => {
  await render(
    <div style={{ display: 'flex', height: 480, width: 900 }}>
      <DataGrid<string>
        label="订单"
        columns={columns}
        rows={rows}
        rowKey={String}
        layout={undefined}
        onLayout={() => {}}
        empty={{ reason: '还没有订单' }}
        onOpen={() => {}}
        paging={{ query: { current: 1, size: 15 }, total: 300, onChange: paged }}
      />
    </div>,
  )
  const footer = page.getByRole('navigation', { name: '分页' })
  await footer.getByRole('combobox').click()
  const fifty = page.getByTitle('50 / page')
  await expect.element(fifty).toBeVisible()
  expect(fifty.element().closest('.grid')).toBeNull()
  const { scrollHeight, clientHeight } = footer.element()
  expect(scrollHeight).toBe(clientHeight)

  await fifty.click()
  expect(paged).toHaveBeenCalledExactlyOnceWith({ current: 1, size: 50 })
})
