import { menuSeeds } from '@yuncang/db/seed/menus'
import { parseArgs } from 'node:util'
import type { Records } from './office.ts'
import type { Screen } from './screen.ts'

export type Look = { lang: 'zh' | 'en'; mode: 'light' | 'dark'; width: number }

export const phoneWidth = 390
const widths = [1440, 1000, 800, phoneWidth]
const languages = ['zh', 'en'] as const
const modes = ['light', 'dark'] as const

/** What somebody wants pictures of. Throws a sentence when that is nothing. */
export function choiceOf(args: readonly string[], screens: readonly Screen[]) {
  const option = { type: 'string' } as const
  const options = { only: option, lang: option, mode: option, width: option }
  const { values } = parseArgs({ args: [...args], options })
  const { only = '', width } = values
  if (width !== undefined && !/^[1-9]\d{2,3}$/.test(width))
    throw new Error('--width takes pixels, e.g. 390.')
  const looks = oneOf(languages, values.lang, 'lang').flatMap((lang) =>
    oneOf(modes, values.mode, 'mode').flatMap((mode) =>
      (width === undefined ? widths : [Number(width)]).map((each) => ({
        lang,
        mode,
        width: each,
      })),
    ),
  )
  const wanted = screens.filter((screen) => namesOf(screen).some((name) => name.includes(only)))
  if (wanted.length === 0) {
    const known = [...new Set(screens.map(({ name }) => name))].join(', ')
    throw new Error(
      `No screen has «${only}» in its name. There are: ${known}; or a title of the menu.`,
    )
  }
  const isTaken = (screen: Screen, at: number) =>
    wanted.includes(screen) && (screen.isMain === true || at === phoneWidth || width !== undefined)
  return { looks, isTaken }
}

function oneOf<T extends string>(all: readonly T[], given: string | undefined, name: string): T[] {
  const found = all.filter((each) => given === undefined || each === given)
  if (found.length === 0) throw new Error(`--${name} takes ${all.join(' or ')}.`)
  return found
}

/** By its own name, and by what the menu calls the page in either language. */
function namesOf({ name, state, path }: Screen): string[] {
  const address = typeof path === 'string' ? path : path(anyRecords)
  const titles = menuSeeds
    .filter((menu) => menu.type === 2 && `${address}/`.startsWith(`${menu.path}/`))
    .flatMap(({ zh, en }) => [zh, en])
  return [`${name}-${state}`, ...titles]
}

/** The records are made later; here only the page counts. */
const anyRecords: Records = {
  draft: '',
  submitted: '',
  rejected: '',
  passed: '',
  customer: '',
  longCustomer: '',
}
