import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import '../base.css'
import { BulkBar } from './bulk-bar.tsx'
import './parts.css'

beforeAll(() => startLanguage([common, grid]))

const Bar = ({ total }: { total: number }) => (
  <BulkBar
    bulk={{
      actions: [],
      nameOf: String,
      reasonOf: String,
      loadAll: async () => [],
      onDone: () => {},
    }}
    selection={{ rows: ['r1'], add: () => {}, clear: () => {} }}
    total={total}
    onRun={() => {}}
  />
)
const all = () => page.getByRole('button', { name: /全部/ })

test('more records than can be selected at once are said to be so, with both numbers', async () => {
  const { rerender } = await render(<Bar total={5000} />)
  await expect.element(all()).toHaveTextContent('选择符合条件的全部 5,000 条')
  await rerender(<Bar total={7200} />)
  await expect
    .element(page.getByText('共 7,200 条，一次最多全选 5,000 条，请先缩小筛选范围'))
    .toBeVisible()
  expect(all().query()).toBeNull()
})
