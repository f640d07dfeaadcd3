export type Import = {
  /** A file of the repository, or the name of a package. */
  readonly to: string
  /** Types only: gone when the program runs. */
  readonly isType: boolean
  /** Loaded when it is needed. */
  readonly isLate: boolean
}
/** Every source file of the product, tests aside, with its imports. */
export function importGraph(): ReadonlyMap<string, readonly Import[]>
/** The same with its tests. */
export function importGraphOfTests(): ReadonlyMap<string, readonly Import[]>
