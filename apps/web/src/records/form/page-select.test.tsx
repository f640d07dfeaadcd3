import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Pages, PagesContext } from '../../lib/tab.ts'
import { show } from '../../testing/show.tsx'
import { PageSelect, PagesSelect } from './page-select.tsx'

const pages: Pages = {
  has: () => true,
  nameOf: (href) => (href === '/wms/outboundOrder/detail/7' ? '出库订单详情' : href),
  all: [
    { value: '/wms/inboundOrder/index', label: '入库订单' },
    { value: '/wms/inventory/index', label: '库存' },
  ],
}

test('a page is shown and chosen by its name, one without a name as it is', async () => {
  const onChange = vi.fn()
  await show(
    <PagesContext value={pages}>
      <PageSelect value="/wms/outboundOrder/detail/7" onChange={onChange} />
      <PagesSelect value={['/wms/inventory/index', '/of/old']} />
    </PagesContext>,
  )
  for (const name of ['出库订单详情', '库存', '/of/old'])
    await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible()
  await page.getByRole('combobox').first().click()
  await page.getByTitle('入库订单').click()
  expect(onChange).toHaveBeenCalledWith('/wms/inboundOrder/index')
  await expect.element(page.getByText('/wms/')).not.toBeInTheDocument()
})
