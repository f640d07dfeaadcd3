import type { SavedView } from '@yuncang/shared/nouns/saved-view/contract'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { view } from '../../i18n/view.ts'
import { barriersIn } from '../../testing/barriers.ts'
import { operationData, show } from '../../testing/show.tsx'
import { FilterBar, TextFilter } from './filters.tsx'
import { ListPage, type ListSearch } from './list-page.tsx'

beforeAll(() => startLanguage([common, grid, record, view]))

type Search = ListSearch & { name?: string | undefined }
type Row = { id: string; code: string; kind: string }

const searched = vi.fn<(...what: unknown[]) => void>()
beforeEach(() => searched.mockClear())

const columns = [
  { key: 'code', title: '客户编码', width: 120, text: ({ code }: Row) => code },
  { key: 'kind', title: '客户类型', width: 120, text: ({ kind }: Row) => kind },
]

function Customers({ begins }: { begins: Partial<Search> }) {
  const [search, setSearch] = useState<Search>({ current: 1, size: 15, ...begins })
  return (
    <ListPage<Row, Search>
      name="customer"
      title="客户管理"
      columns={columns}
      // A list that is there, as far as the page reads it.
      list={{ data: { records: [], total: 0 } } as never}
      rows={[]}
      search={search}
      read={(raw) => ({ current: 1, size: 15, ...raw })}
      onSearch={(next, isReplacing) => {
        searched(next, isReplacing)
        setSearch(next)
      }}
      noFilters={{ name: undefined }}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter({ name: undefined })}>
          <TextFilter label="客户全称" value={search.name} onChange={(name) => filter({ name })} />
        </FilterBar>
      )}
      empty={{ reason: '还没有客户' }}
    />
  )
}

const ofColleague: SavedView = {
  id: 'v1',
  version: 1,
  name: '青岛客户',
  audience: 'tenant',
  roleCode: '',
  ownerName: '客服小王',
  layout: { order: ['code', 'kind'], hidden: ['kind'], widths: {}, pinned: {}, density: 'compact' },
  search: { name: '青岛' },
  canChange: false,
}

async function open(begins: Partial<Search>, defaultId: string | null) {
  const kept = { views: [ofColleague], layout: null, defaultId, roles: [] }
  return show(
    <main style={{ height: 700 }}>
      <Customers begins={begins} />
    </main>,
    {
      answers: {
        '/api/trpc/savedView.list': () => operationData(kept),
        '/api/trpc/savedView.save': () => operationData({ ...ofColleague, id: 'v2' }),
      },
    },
  )
}

const title = (name: string) => page.getByRole('columnheader', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const name = () => page.getByLabelText('客户全称')

test('a list opens with the view that was chosen for it: its columns and filters', async () => {
  await open({}, 'v1')
  await expect.element(title('客户编码')).toBeVisible()
  await expect.element(title('客户类型')).not.toBeInTheDocument()
  await expect.element(name()).toHaveValue('青岛')
  // The address without the view is left, so that going back does not lead there again.
  expect(searched.mock.calls).toEqual([[{ current: 1, size: 15, name: '青岛', view: 'v1' }, true]])
  await expect.element(page.getByLabelText('默认视图')).toBeVisible()
  expect(await barriersIn(page.getByRole('main').element())).toEqual([])
})

test('an address that says what it looks for is not replaced by it', async () => {
  await open({ name: '日照' }, 'v1')
  await expect.element(title('客户类型')).toBeVisible()
  await expect.element(name()).toHaveValue('日照')
  expect(searched).not.toHaveBeenCalled()
})

test('a view of somebody else can be picked and left again, not changed; the menu says whose it is', async () => {
  await open({}, null)
  await button(/青岛客户/).click()
  await expect.element(title('客户类型')).not.toBeInTheDocument()
  await button(/重\s?置/).click()
  await expect.element(button(/还\s?原/)).toBeVisible()
  await expect.element(button('更新视图')).not.toBeInTheDocument()
  await button(/还\s?原/).click()
  await expect.element(name()).toHaveValue('青岛')
  await expect.element(button(/还\s?原/)).not.toBeInTheDocument()
  await button('视图「青岛客户」的操作').click()
  for (const step of ['命名与共享', '删除视图'])
    await expect
      .element(page.getByRole('menuitem', { name: `${step}（由 客服小王 共享）` }))
      .toHaveAttribute('aria-disabled', 'true')
})

test('a view without a name is not saved; one with a name keeps what is on screen', async () => {
  const calls = await open({ name: '日照' }, null)
  await button(/另存为视图/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /确\s?定/ }).click()
  await expect.element(dialog.getByText('请输入视图名称')).toBeVisible()
  await dialog.getByLabelText('视图名称').fill('日照客户')
  await dialog.getByRole('button', { name: /确\s?定/ }).click()
  const saved = () => calls.filter(({ path }) => path === '/api/trpc/savedView.save')
  await expect.poll(saved).toHaveLength(1)
  const shown = { listName: 'customer', audience: 'private', search: { name: '日照' } }
  expect(saved()[0]!.input).toMatchObject({ 0: { ...shown, name: '日照客户' } })
  await expect.element(page.getByText('视图「日照客户」已存好')).toBeVisible()
  expect(searched.mock.lastCall?.[0]).toEqual({ current: 1, size: 15, name: '日照', view: 'v2' })
})
