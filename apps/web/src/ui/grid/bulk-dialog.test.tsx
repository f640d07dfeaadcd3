import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { Providers } from '../../shell/providers.tsx'
import { barriersIn } from '../../testing/barriers.ts'
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
    {
      key: 'submit',
      label: '提交',
      refusal: ({ id }) => (id === '行2' ? '已经提交' : undefined),
      run: async ({ id }) => void (id === '行3' && (await Promise.reject(new Error('余额不足')))),
    },
  ],
  nameOf: ({ id }) => id,
  reasonOf: (error) => (error as Error).message,
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

test('what is skipped is said before, and what failed after, each with its reason', async () => {
  await render(<List current={1} />, { wrapper: Providers }) // with the shades of the product
  for (const row of [1, 2, 3]) await choose(row)
  await page.getByRole('button', { name: /提\s*交/ }).click()
  await expect.element(dialog.getByText('2 条可以执行，以下 1 条将被跳过：')).toBeVisible()
  await expect.element(dialog.getByText('已经提交')).toBeVisible()
  expect(await barriersIn(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: /提\s*交/ }).click()
  await expect.element(dialog.getByText('成功 1 条，未执行 2 条')).toBeVisible()
  await expect.element(dialog.getByText('余额不足')).toBeVisible()
})
