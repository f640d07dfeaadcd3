type Keeper = {
  /** Something is typed and not saved. */
  readonly hasTyped: () => boolean
  /** Keeps it; gives whether it could. The window may be left afterwards without a question. */
  readonly keep: () => Promise<boolean>
}

/** The shell lends the way to keep what is typed; until then there is nothing to keep. */
let keeper: Keeper = { hasTyped: () => false, keep: async () => false }

export function setKeeper(given: Keeper): void {
  keeper = given
}

export const hasTyped = (): boolean => keeper.hasTyped()
export const keepTyped = (): Promise<boolean> => keeper.keep()
