import type { routes } from '@yuncang/shared/routes'
import type { appRouter } from '@yuncang/server/composition/router'

/* Nothing here runs: a line of the route table that names no operation, or a key that its input lacks, does not compile. */
type Table = typeof routes
type Router = (typeof appRouter)['_def']['record']
type JsonLine = { [K in keyof Table]: Table[K] extends { kind: 'file' } ? never : K }[keyof Table]

type ProcedureOf<Name> = Name extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof Router
    ? Verb extends keyof Router[Noun]
      ? Router[Noun][Verb]
      : never
    : never
  : never
type InputOf<Name> = ProcedureOf<Name> extends { _def: { $types: { input: infer I } } } ? I : never

type Nameless = { [K in JsonLine]: [ProcedureOf<K>] extends [never] ? K : never }[JsonLine]
type QueryOf<Line> = Line extends { query: readonly (infer Key)[] } ? Key : never
type PathOf<Path> = Path extends `${string}:${infer Key}/${infer Rest}`
  ? Key | PathOf<Rest>
  : Path extends `${string}:${infer Key}`
    ? Key
    : never
type Stray = {
  [K in JsonLine]: Exclude<
    QueryOf<Table[K]> | PathOf<Table[K]['path']>,
    keyof InputOf<K>
  > extends never
    ? never
    : K
}[JsonLine]

const everyLineNamesAnOperation: [Nameless] extends [never] ? true : Nameless = true
const everyKeyIsAnInput: [Stray] extends [never] ? true : Stray = true

export const checkedAtCompileTime = everyLineNamesAnOperation && everyKeyIsAnInput
