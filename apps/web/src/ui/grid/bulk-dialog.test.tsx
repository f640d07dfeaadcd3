import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import '../base.css'
import { DataGrid } from './data-grid.tsx'
import type { Bulk } from './types.ts'

beforeAll(() => startLanguage([common, grid]))

type Row = { id: string }
const rowsOf = (from: number): Row[] =>
  Array.from({ length: 3 }, (_, at) => ({ id: `行${from + at}` }))
const bulk: Bulk<Row> = {
  actions: [
    {
      key: 'print',
      label: '打印',
      refusal: () => undefined,
      dialog: (rows, onClose) => (
        <div role="dialog">
          <p>{rows.map(({ id }) => id).join(' ')}</p>
          <button onClick={onClose}>完成</button>
        </div>
      ),
    },
  ],
  nameOf: ({ id }) => id,
  reasonOf: String,
  loadAll: async () => [...rowsOf(1), ...rowsOf(4)],
  onDone: () => {},
}
const columns = [{ key: 'id', title: '编号', width: 120, text: ({ id }: Row) => id }]

const List = ({ current }: { current: number }) => (
  <div style={{ display: 'flex', height: 480, width: 900 }}>
    <DataGrid
      label="单据"
      columns={columns}
      rows={rowsOf(current === 1 ? 1 : 4)}
      rowKey={({ id }) => id}
      paging={{ query: { current, size: 3 }, total: 6, onChange: () => {} }}
      empty={{ reason: '没有' }}
      bulk={bulk}
    />
  </div>
)
const choose = (row: number) => page.getByRole('checkbox', { name: `选择第 ${row} 行` }).click()
const print = () => page.getByRole('button', { name: /打\s*印/ }).click()
const dialog = page.getByRole('dialog')

test('one dialog gets all selected rows in the order of the list, whatever was chosen first, on whatever page', async () => {
  const { rerender } = await render(<List current={2} />)
  await choose(2)
  await choose(1)
  await rerender(<List current={1} />)
  await choose(3)
  await print()
  await expect.element(dialog.getByText('行3 行4 行5')).toBeVisible()
  await dialog.getByRole('button').click()
  expect(dialog.query()).toBeNull()
  await page.getByRole('button', { name: /全部/ }).click()
  await print()
  await expect.element(dialog.getByText('行1 行2 行3 行4 行5 行6')).toBeVisible()
})
