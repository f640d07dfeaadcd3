export type Failure = {
  /** Of vitest; missing for what failed outside of every file. */
  readonly project?: string
  readonly file?: string
  readonly place: string
  readonly title: string
  readonly message: string
}
export type Report = {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Failed, then passed; they count among the passed ones. */
  readonly flaky: readonly Failure[]
  readonly parts: readonly {
    readonly suite: string
    readonly name: string
    readonly seconds: number
  }[]
}
export function told(failure: Failure): string
export function readReport(kind: 'vitest' | 'playwright', file: string): Report | undefined
export function afterSecondTry(first: Report, again: readonly Failure[], second: Report): Report
