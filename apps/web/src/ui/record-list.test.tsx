import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { counted, storeLanguage } from '../lib/language.ts'
import { RecordList } from './record-list.tsx'

// Other files of tests have the same browser.

const list = (names: readonly string[] | undefined) => (
  <RecordList
    title={counted('联系人', names?.length)}
    empty="还没有联系人"
    items={names?.map((name) => ({ key: name, title: name, details: [] }))}
  />
)

test('nothing is said of how many there are before they are here', async () => {
  const screen = await render(list(undefined))
  const heading = page.getByRole('heading')
  expect(heading.element().textContent).toBe('联系人')
  await expect.element(page.getByText('还没有联系人')).not.toBeInTheDocument()
  await screen.rerender(list([]))
  await expect.element(heading).toHaveTextContent('联系人（0）')
  await expect.element(page.getByText('还没有联系人')).toBeVisible()
  await screen.rerender(list(['王一', '李二']))
  await expect.element(heading).toHaveTextContent('联系人（2）')
  await expect.element(page.getByText('李二')).toBeVisible()
})

test('the figure stands in the brackets of the language', () => {
  storeLanguage('en')
  expect([counted('Contacts', 2), counted('Contacts', undefined)]).toEqual([
    'Contacts (2)',
    'Contacts',
  ])
})
