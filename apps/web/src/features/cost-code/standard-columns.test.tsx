import type { CostStandard } from '@yuncang/shared/nouns/cost-code/contract'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from '../../records/prices/words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { storeLanguage } from '../../lib/language.ts'
import { show } from '../../testing/show.tsx'
import '../../ui/base.css'
import { DataGrid } from '../../ui/grid/index.ts'
import { standardColumns } from './standard-columns.tsx'
import { words as ownWords } from './words.ts'

beforeAll(() => startLanguage([common, grid, prices, stops, record, ownWords]))

async function speak(language: 'zh' | 'en') {
  storeLanguage(language)
  await i18next.changeLanguage(language)
}

const row: CostStandard = {
  id: 's1',
  version: 3,
  feeCode: 'CCF',
  unit: '吨',
  currency: 'CNY',
  price: '1.000000',
  minCharge: null,
  validFrom: '2025-01-01',
  validTo: null,
  isStop: 0,
  stops: [],
  createTime: '2025-01-02 08:00:00',
  updateTime: '2025-06-01 08:00:00',
}

/** The list of list prices in a window of this width. */
async function listed(width: number, stop: CostStandard['stops'][number]): Promise<void> {
  await page.viewport(width, 800)
  await show(
    <div style={{ display: 'flex', height: 400, width }}>
      <DataGrid<CostStandard>
        label="list"
        columns={standardColumns(i18next.t, () => '仓储费')}
        rows={[{ ...row, isStop: stop.to === null ? 1 : 0, stops: [stop] }]}
        rowKey={({ id }) => id}
        paging={{ query: { current: 1, size: 15 }, total: 1, onChange: () => undefined }}
        empty={{ reason: '' }}
      />
    </div>,
  )
}
/** All that it says of stops. */
const saidOfStops = () =>
  [...document.querySelectorAll('[role=gridcell]')]
    .map(({ textContent }) => textContent.trim())
    .filter((said) => /停用|[Ss]topped/.test(said))

const from = '2025-07-13'
const words = {
  zh: ['2025-07-13 起停用', '2025-07-13 至 2999-12-31 停用'],
  en: ['Stopped from 2025-07-13', 'Stopped 2025-07-13 – 2999-12-31'],
} as const
const cases = ([1280, 390] as const).flatMap((width) =>
  (['zh', 'en'] as const).flatMap((language) =>
    [null, '2999-12-31'].map((to, at) => ({ width, language, to, said: words[language][at] })),
  ),
)

test.each(cases)(
  'a stopped list price says once and whole «$said» at $width px',
  async ({ width, language, to, said }) => {
    await speak(language)
    await listed(width, { from, to })
    await expect.poll(saidOfStops).toEqual([said])
    const mark = document.querySelector('.status')
    expect(mark?.scrollWidth).toBe(mark?.clientWidth)
    // On a card it stands beside the name.
    const [first] = document.querySelectorAll('.card-line')
    if (width === 390) expect(first?.textContent.trim()).toBe(`仓储费${said}`)
  },
)
