import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './base.css'
import { StatusWay } from './status-way.tsx'

beforeEach(() => page.viewport(390, 844))

const names = [
  '草稿',
  '待审核',
  '已审核（已预占）',
  '提货指令已下发',
  '出库中',
  '部分出库',
  '已完结',
]
const reached = { name: '门岗老吴', time: '2026-11-24 18:00:49' }

test('on a phone the step where a record stands stays in view when the others learn who took them', async () => {
  const way = (isKnown: boolean) => (
    <StatusWay
      label="进展"
      place={5}
      steps={names.map((what, key) => ({ key, what, reached: isKnown ? reached : undefined }))}
    />
  )
  const { rerender } = await render(way(false))
  const here = page.getByText('部分出库')
  await expect.element(here).toBeInViewport({ ratio: 1 })
  await rerender(way(true))
  await expect.element(page.getByText('门岗老吴 11-24 18:00').first()).toBeInTheDocument()
  await expect.element(here).toBeInViewport({ ratio: 1 })
})
