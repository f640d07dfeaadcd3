import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRangeFilter } from './date-range-filter.tsx'

test('a day is typed as it is written, whatever day the mouse rests on', async () => {
  const onChange = vi.fn()
  await render(
    <DateRangeFilter
      label="日期"
      ends={['起', '止']}
      from={undefined}
      to={undefined}
      onChange={onChange}
    />,
  )
  const start = page.getByPlaceholder('起')
  await start.click()
  await userEvent.keyboard('2')
  await userEvent.hover(document.querySelectorAll('.ant-picker-cell-in-view')[9]!) // a month has more days
  await userEvent.keyboard('026-11-02')
  await expect.element(start).toHaveValue('2026-11-02')
})
