/** An account as it is stored and looked up: one form for every way of writing it. */
export const foldAccount = (account: string): string =>
  account.normalize('NFKC').trim().toLowerCase()

export const shortestPassword = 8
