/** True when the letters are the first ones of characters of the text that stand together, e.g. rkdd in 入库订单. */
export type MatchesInitials = (text: string, typed: string) => boolean

let loaded: Promise<MatchesInitials> | undefined

/** The readings of all characters weigh more than a screen, so they come when somebody first types letters. */
export function loadInitials(): Promise<MatchesInitials> {
  loaded ??= import('pinyin-pro').then(
    ({ match }) =>
      (text, typed) =>
        /^[a-z]+$/i.test(typed) &&
        match(text, typed.toLowerCase(), { precision: 'first', continuous: true }) !== null,
    (error: unknown) => {
      loaded = undefined
      throw error
    },
  )
  return loaded
}
