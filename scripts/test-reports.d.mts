export type Failure = {
  /** Of vitest; missing for what failed outside of every file. */
  readonly project?: string
  readonly file?: string
  readonly place: string
  readonly title: string
  readonly message: string
  /** What the page of a story showed. */
  readonly page?: string
  /** The process that ran the file died before its end. */
  readonly isCutOff?: boolean
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
    /** How many tests of the file passed; of vitest. */
    readonly passed?: number
  }[]
}
export function told(failure: Failure): string
export function readReport(kind: 'vitest' | 'playwright', file: string): Report | undefined
export function afterSecondTry(first: Report, again: readonly Failure[], second: Report): Report
