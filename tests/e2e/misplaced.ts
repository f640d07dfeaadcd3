import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** What is beyond the window, covered, or hidden for want of room, once the page has taken its place in the window. */
export async function misplacedOn(page: Page): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(async () => (found = await misplacedNow(page)), { timeout: 3000 })
    .toEqual([])
    .catch(() => undefined)
  return found
}

const misplacedNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth
    const help = document.querySelector('.help-button')?.getBoundingClientRect()
    const content = document.querySelector('.frame-content')?.getBoundingClientRect()
    const tags = document.querySelector('.tag-bar')?.getBoundingClientRect()
    const covers =
      help && content && tags && (help.bottom > content.top || help.left < tags.right - 1)
    const rest = document.querySelector<HTMLElement>('.top-menu .ant-menu-overflow-item-rest')
    const hides = rest !== null && rest.style.opacity !== '0'
    const cutIn = (list: Element) => {
      const edge = list.querySelector('.grid-head .first-end')?.getBoundingClientRect().left
      const titles = [...list.querySelectorAll('.grid-head .grid-cell:not(.pinned)')]
      const isCut = ({ left, right }: DOMRect) =>
        edge !== undefined && left < edge - 1 && right > edge + 1
      return titles.filter((title) => isCut(title.getBoundingClientRect()))
    }
    const lists = [...document.querySelectorAll('.grid:not(.cards)')]
    const cut = lists.filter((list) => list.checkVisibility()).flatMap(cutIn)
    return [
      ...(beyond > 0 ? [`${beyond} px too wide`] : []),
      ...(covers ? ['the help button lies over the page or its tags'] : []),
      ...(hides ? ['the top menu hides entries'] : []),
      ...cut.map((title) => `the row menu lies over ${title.textContent}`),
    ]
  })
