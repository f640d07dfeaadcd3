import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { view } from '../../i18n/view.ts'
import { titles } from '../../routes/titles.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { hostWith } from '../../testing/tabs.ts'
import { useGoneTabs } from './close-gone.ts'
import { HostContext } from './host-context.ts'
import type { TabHost } from './host.ts'
import { TabPanes } from './tab-panes.tsx'
import { TagBar } from './tag-bar.tsx'

beforeAll(() => startLanguage([common, grid, record, titles, view]))

const tags = () => page.getByRole('tab')
const [orders, customers] = ['/wms/inboundOrder/index', '/base/customer/index']

test('P pins the tab of the page, a right click lets it loose; what is pinned closes neither by Delete nor with the others', async () => {
  const host = hostWith(orders, customers)
  await show(
    <HostContext value={host}>
      <TagBar />
    </HostContext>,
  )
  await tags().nth(2).click()
  await userEvent.keyboard('p')
  await expect.element(tags().nth(1)).toHaveAttribute('aria-description', '已固定')
  await expect.element(tags().nth(1)).toHaveTextContent('客户管理')
  await userEvent.keyboard('{Delete}')
  await expect.element(tags()).toHaveLength(3)

  await tags().nth(2).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await expect.element(tags()).toHaveLength(2)
  await tags().nth(0).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '取消固定' }).click()
  await expect.element(tags().nth(0)).not.toHaveAttribute('aria-description')
})

test('a tab that is loaded anew shows what the server says now, also a moment after it was opened', async () => {
  const host = hostWith(customers)
  const path = '/api/lh-base/customer/list'
  const found = { records: [], total: 0, current: 1, size: 20, pages: 0 }
  const calls = await show(
    <HostContext value={host}>
      <TagBar />
      <TabPanes />
    </HostContext>,
    { answers: { [path]: found } },
  )
  const asked = () => calls.filter((call) => call.path === path).length
  await expect.poll(asked).toBe(1)
  await tags().nth(1).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '刷新' }).click()
  await expect.poll(asked).toBe(2)
})

const [gone, there] = ['7', '8'].map((id) => `/wms/inboundOrder/detail/${id}`)

function Tabs({ host }: { host: TabHost }) {
  const closeGone = useGoneTabs(host)
  return <button onClick={closeGone}>重置完成</button>
}

test('after a reset the tabs of records that are gone close, and the address that was asked for stays until then', async () => {
  const host = hostWith(orders, there!, gone!)
  const path = '/api/lh-wms/inboundOrder/getInboundOrderById'
  const answer = (asked: URL) => (asked.searchParams.get('id') === '7' ? refusal(404) : data({}))
  const answers = { [path]: answer }
  const calls = await show(<Tabs host={host} />, { answers })
  const ids = () => host.state().tabs.list.map(({ id }) => id)
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  expect(ids()).toContain(gone)
  await page.getByRole('button', { name: '重置完成' }).click()
  await expect.poll(ids).toEqual(['/wel/index', orders, there])
  expect(document.querySelectorAll('.ant-message-notice')).toHaveLength(0)
})

test('a page that somebody has no right to is 403 in its tab, said once, and is not even asked for', async () => {
  const host = hostWith(orders)
  host.closeOthers(orders)
  const calls = await show(
    <HostContext value={host}>
      <TabPanes />
    </HostContext>,
  )
  await expect.element(page.getByText('没有权限', { exact: true })).toHaveLength(1)
  await expect.element(page.getByText('403', { exact: true })).toBeVisible()
  expect(calls).toEqual([])
  expect(document.querySelectorAll('.ant-message-notice')).toHaveLength(0)
})
