import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { view } from '../../i18n/view.ts'
import { addressOf, routed } from '../../testing/routed.tsx'
import { show } from '../../testing/show.tsx'
import { CustomerFilter } from './customer-filter.tsx'
import { FilterBar } from './filters.tsx'
import { ListPage, type ListSearch } from './list-page.tsx'

beforeAll(() => startLanguage([common, grid, record, view]))

const ofCustomer = '/api/lh-base/customer/getCustomerInfo'
const answers = {
  [`${ofCustomer}/old`]: { id: 'old', customerName: '旧名仓储', mergedIntoId: 'new' },
  [`${ofCustomer}/new`]: { id: 'new', customerName: '新名物流', mergedIntoId: null },
  '/api/trpc/savedView.list': { views: [], last: null },
}
const session = { permissions: new Set(['customer:read']) }

type Search = ListSearch & { customerId?: string | undefined }
const searched = vi.fn<(...what: unknown[]) => void>()

function Bills() {
  const [search, setSearch] = useState<Search>({ current: 3, size: 15, customerId: 'old' })
  return (
    <ListPage<{ id: string }, Search>
      name="bill"
      title="账单"
      columns={[{ key: 'id', title: '账单号', width: 100, text: ({ id }) => id }]}
      // A list that is there, as far as the page reads it.
      list={{ data: { records: [], total: 0 } } as never}
      rows={[]}
      search={search}
      read={() => search}
      onSearch={(next, isReplacing) => {
        searched(next, isReplacing)
        setSearch(next)
      }}
      noFilters={{ customerId: undefined }}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter({ customerId: undefined })}>
          <CustomerFilter
            value={search.customerId}
            onChange={(customerId) => filter({ customerId })}
          />
        </FilterBar>
      )}
      empty={{ reason: '还没有账单' }}
    />
  )
}

test('a list of a customer that was merged is that of the one that stays, and says so', async () => {
  await show(routed(<Bills />), { answers, session })
  const note = page.getByRole('alert')
  await expect
    .element(note)
    .toHaveTextContent('「旧名仓储」已并入 新名物流筛选已改为合并后的客户。')
  const link = await addressOf(page.getByRole('link', { name: '新名物流' }))
  expect(link.pathname).toBe('/base/customer/detail/new')
  // The old address is left, so that going back does not lead there again.
  expect(searched).toHaveBeenLastCalledWith({ current: 1, size: 15, customerId: 'new' }, true)
  await page.getByRole('button', { name: /重\s?置/ }).click()
  await expect.element(note).not.toBeInTheDocument()
})
