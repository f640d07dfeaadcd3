import type { Page } from '@playwright/test'
import type { Records } from './office.ts'

export type Visit = {
  page: Page
  /** A sentence of the product in the language of the picture. */
  say: (key: string) => string
  /** Another one for each picture. */
  picture: string
}

export type Screen = {
  name: string
  state: string
  /** Who looks; nobody is signed in without one. */
  account?: string
  /** In a session that no other screen has. */
  isAlone?: true
  path: string | ((records: Records) => string)
  /** Before the page is opened: what the network does. */
  before?: (page: Page) => Promise<unknown>
  /** What is there when the page is. */
  ready: string
  steps?: (visit: Visit) => Promise<void>
  /** Taken in every width, not on phones alone. */
  isMain?: true
  /** Shows everything that would be below the window. */
  height?: number
}

/** antd puts a space between the two characters of a short Chinese button; an icon's name comes before the text. */
const spaced = (text: string) => new RegExp(`${Array.from(text).join('\\s*')}$`)
export const button = ({ page, say }: Visit, key: string) =>
  page.getByRole('button', { name: spaced(say(key)) })

export const row = '.grid-row.body'
export const customers = '/base/customer/index'
