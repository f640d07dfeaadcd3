import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { menuNode } from '../../../../tests/support/menu-nodes.ts'
import { common } from '../i18n/common.ts'
import { startLanguage } from '../i18n/setup.ts'
import { show } from '../testing/show.tsx'
import { hostWith } from '../testing/tabs.ts'
import { HostContext } from './tabs/host-context.ts'
import { TopMenu, useBranch } from './top-menu.tsx'

beforeAll(() => startLanguage([common]))

const leaf = (path: string) => menuNode({ code: path, path })
const section = (label: string, ...paths: string[]) =>
  menuNode({ code: label, path: '', label, children: paths.map(leaf) })
const menu = [
  section('仓储', '/wms/inboundOrder', '/wms/outboundOrder'),
  section('资料', '/base/customer', '/base/product'),
]

function Bar() {
  const { here, setBranch } = useBranch()
  return <TopMenu here={here} onBranch={setBranch} />
}

test('the section of the open page is marked, another leads to its first page, and its own leaves the page as it is', async () => {
  const host = hostWith('/wms/outboundOrder/index')
  await show(
    <HostContext value={host}>
      <Bar />
    </HostContext>,
    { session: { menu } },
  )
  const entry = (label: string) => page.getByRole('menuitem', { name: label })
  const marked = () => document.querySelector('.ant-menu-item-selected')?.textContent
  await expect.poll(marked).toBe('仓储')

  await entry('资料').click()
  await expect.poll(marked).toBe('资料')
  expect(host.state().tabs.activeId).toBe('/base/customer/index')

  host.open('/base/product/index')
  await entry('资料').click()
  expect(host.state().tabs.activeId).toBe('/base/product/index')
})
