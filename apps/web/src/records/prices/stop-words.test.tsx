import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { prices } from '../../i18n/prices.ts'
import { stops } from './words/stops.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { storeLanguage } from '../../lib/language.ts'
import { show } from '../../testing/show.tsx'
import '../../ui/base.css'
import { PriceLines } from './price-lines.tsx'
import { someLine } from './testing/lines.ts'

beforeAll(() => startLanguage([common, prices, stops, record]))

async function speak(language: 'zh' | 'en') {
  storeLanguage(language)
  await i18next.changeLanguage(language)
}

const endless = { from: '2025-07-13', to: null }
const over = { from: '2025-03-01', to: '2025-03-31' }
const untilLong = { from: '2025-07-13', to: '2999-12-31' }
const toCome = { from: '2999-01-01', to: null }

/** What stands beside the price: the mark, and what is said below. */
const said = () => ({
  marks: [...document.querySelectorAll('.status')].map(({ textContent }) => textContent),
  below: [...document.querySelectorAll('.what .hint span')].map(({ textContent }) => textContent),
})
const shown = (...given: Partial<TariffRecord>[]) => {
  const lines = given.map((each, at) => someLine({ detailId: `d${at}`, ...each }))
  return show(<PriceLines title="价格" empty="" lines={lines} />)
}
const stopsBelow = () => said().below.filter((words) => /停用|[Ss]topped/.test(words ?? ''))

test.each([
  ['zh', '2025-07-13 起停用', '2025-07-13 至 2999-12-31 停用', '2025-03-01 至 2025-03-31 停用'],
  [
    'en',
    'Stopped from 2025-07-13',
    'Stopped 2025-07-13 – 2999-12-31',
    'Stopped 2025-03-01 – 2025-03-31',
  ],
] as const)(
  'a stopped price says so once, in %s, on a phone too',
  async (language, open, until, past) => {
    await speak(language)
    await page.viewport(390, 844)
    await shown({ isStop: 1, stops: [over, endless] }, { stops: [untilLong] })
    await expect.poll(said).toMatchObject({ marks: [open, until] })
    expect(stopsBelow()).toEqual([past])
    for (const { scrollWidth, clientWidth } of document.querySelectorAll('.status'))
      expect(scrollWidth).toBe(clientWidth)
  },
)

test('a price that is to be stopped has no mark and says when, one that is always stopped says only so', async () => {
  await shown({ isStop: 1, stops: [toCome] }, { isStop: 1, stops: [] })
  await expect.poll(() => said().marks).toEqual(['已停用'])
  expect(stopsBelow()).toEqual(['2999-01-01 起停用'])
})
