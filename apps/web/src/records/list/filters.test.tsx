import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { Providers } from '../../shell/providers.tsx'
import { composedEnter } from '../../testing/composed-enter.ts'
import { DateRangeFilter } from './date-range-filter.tsx'
import { FilterBar, FiltersSet, TextFilter } from './filters.tsx'

beforeAll(() => startLanguage([common, record]))

function Bar({ onAsked }: { onAsked: (text: string | undefined) => void }) {
  const [value, setValue] = useState<string>()
  const ask = (text: string | undefined) => {
    setValue(text)
    onAsked(text)
  }
  return (
    <Providers>
      <FilterBar onReset={() => ask(undefined)}>
        <TextFilter label="提单号" value={value} onChange={ask} />
      </FilterBar>
    </Providers>
  )
}

test('Enter asks once and the field keeps the focus; 重置 empties it, asked for or not', async () => {
  const asked = vi.fn<(text: string | undefined) => void>()
  await render(<Bar onAsked={asked} />)
  const field = page.getByRole('searchbox', { name: '提单号' })
  await field.fill(' DMLN1 ')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(asked.mock.calls).toEqual([['DMLN1']])
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('DMLN1')
  await page.getByRole('button', { name: /重\s*置/ }).click()
  await expect.element(field).toHaveValue('')
  await field.fill('DMLN2')
  await page.getByRole('button', { name: /重\s*置/ }).click()
  await expect.element(field).toHaveValue('')
})

test('the Enter that takes a candidate of an input method asks for nothing', async () => {
  const asked = vi.fn<(text: string | undefined) => void>()
  await render(<Bar onAsked={asked} />)
  const field = page.getByRole('searchbox', { name: '提单号' })
  await field.fill('ruku')
  composedEnter(field.element())
  expect(asked).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(asked.mock.calls).toEqual([['ruku']])
})

test('one end of a range of days is a filter of its own', async () => {
  const asked = vi.fn<(from: string | undefined, to: string | undefined) => void>()
  await render(
    <Providers>
      <DateRangeFilter
        label="提货日期"
        ends={['起', '止']}
        from={undefined}
        to={undefined}
        onChange={asked}
      />
      <button type="button">后</button>
    </Providers>,
  )
  await page.getByPlaceholder('起').click()
  await userEvent.keyboard('2026-11-02{Enter}')
  await userEvent.tab()
  await expect.poll(() => asked.mock.calls).toEqual([['2026-11-02', undefined]])
})

test('on a phone the filters fold behind one button, which says how many are set', async () => {
  await page.viewport(390, 844)
  const bar = (
    <Providers>
      <FiltersSet value={2}>
        <FilterBar
          onReset={() => {}}
          more={<TextFilter label="箱号" value={undefined} onChange={() => {}} />}
        >
          <TextFilter isCode label="提单号" value={undefined} onChange={() => {}} />
        </FilterBar>
      </FiltersSet>
    </Providers>
  )
  await render(bar)
  const field = page.getByRole('searchbox', { name: '提单号' })
  await expect.element(page.getByRole('button', { name: /重\s*置/ })).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: '筛选（2）' }).click()
  await expect.element(field).toHaveAttribute('autocapitalize', 'characters')
  await expect.element(page.getByRole('searchbox', { name: '箱号' })).toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(page.getByRole('searchbox', { name: '提单号' })).toBeVisible()
})
