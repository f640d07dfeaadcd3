/** What an installation may want to be different; everything else is decided by the server. */
export const config: {
  readonly appKey: string
  readonly silentCodes: readonly number[]
  readonly isFirstTabClosable: boolean
} = {
  /** Begins every key of ours in the browser's storage. */
  appKey: 'yuncang-',
  /** Answers with these codes are refused without a toast: callers handle them themselves. */
  silentCodes: [],
  /** The first tab stays unless this says otherwise (docs/domain/interface.md#tabs). */
  isFirstTabClosable: false,
}
