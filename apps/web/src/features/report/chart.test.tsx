import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { ReportChart } from './chart.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

type Row = { id: string; label: string; revenue: number; currency: string }
const customer = (at: number): Row => ({
  id: `c${at}`,
  label: `青岛样例橡胶贸易有限公司第 ${at} 分公司`,
  revenue: 1234.5 * (13 - at),
  currency: at < 13 ? 'CNY' : 'USD',
})
const rows = Array.from({ length: 14 }, (_, at) => customer(at))

const shown = (given: readonly Row[]) =>
  show(
    <ReportChart
      rows={given}
      labelOf={({ label }) => label}
      currencyOf={({ currency }) => currency}
      series={[
        { title: '收入', value: ({ revenue }) => revenue },
        { title: '无', value: () => 0 },
      ]}
    />,
  )
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const isSeen = (each: Element) => each.checkVisibility()

describe('the chart of a report', () => {
  test('lies down on a phone: every name is read whole, its figure stands at its bar, and nothing is cut off', async () => {
    await page.viewport(390, 800)
    await shown(rows)
    const lines = all('.report-chart .bars li')
    expect(lines).toHaveLength(12)
    expect(lines.every(isSeen)).toBe(true)
    expect(all('.report-chart .plot').some(isSeen)).toBe(false)
    for (const line of lines) {
      const name = line.querySelector('span')!
      expect(name.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
      expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    }
    expect(lines[0]!.textContent).toBe('青岛样例橡胶贸易有限公司第 0 分公司16,048.50')
    const widths = all('.report-chart .bars i').map((bar) => bar.getBoundingClientRect().width)
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  })

  test('stands upright at a desk, with the rows of one currency', async () => {
    await page.viewport(1280, 800)
    await shown(rows)
    expect(all('.report-chart .plot').every(isSeen)).toBe(true)
    expect(all('.report-chart .bars').some(isSeen)).toBe(false)
    expect(all('.report-chart rect')).toHaveLength(24)
    await expect.element(page.getByText('图中为前 12 行')).toBeInTheDocument()
  })

  test('is not there where there is nothing above zero', async () => {
    await shown([{ ...customer(1), revenue: 0 }])
    expect(all('.report-chart')).toHaveLength(0)
  })
})
