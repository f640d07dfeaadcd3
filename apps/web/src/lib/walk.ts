const lists = new Map<string, readonly string[]>()

/** Keeps which records a list shows, in its order, for the records opened from it. */
export function rememberList(name: string, ids: readonly string[]): void {
  lists.set(name, ids)
}

/** The record after (1) or before (-1) one in the list that was shown last; undefined at its ends and for a stranger. */
export function neighbourOf(name: string, id: string, by: 1 | -1): string | undefined {
  const ids = lists.get(name) ?? []
  const at = ids.indexOf(id)
  return at === -1 ? undefined : ids[at + by]
}
