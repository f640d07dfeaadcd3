import { chosenPageSize } from './page-size.ts'

/*
 * What lists keep in the address. Whatever stands there, a reader gives something to work with: these come with the
 * start of the application, which a library of schemas would make a twentieth bigger.
 */
type Reader<V> = (value: unknown) => V
type Readers = Record<string, Reader<unknown>>
type Open<F extends Readers, K extends keyof F> = undefined extends ReturnType<F[K]> ? K : never

/** Of the readers' values; one that may be missing is optional. */
type SearchOf<F extends Readers> = {
  [K in keyof F as Exclude<K, Open<F, K>>]: ReturnType<F[K]>
} & { [K in keyof F as Open<F, K>]?: ReturnType<F[K]> }

/** What a search gives once it is read. */
export type Found<S extends { types: { output: unknown } }> = S['types']['output']

type Search<S> = {
  /** For the router's types alone. */
  readonly types: { readonly input: Partial<S>; readonly output: S }
  readonly parse: (raw: unknown) => S
}

/** Reads an address by the readers of its keys; keys that nobody reads are left out. */
export const searchOf = <F extends Readers>(readers: F): Search<SearchOf<F>> => ({
  // Nobody looks at it while the application runs.
  types: {} as Search<SearchOf<F>>['types'],
  parse(raw) {
    const address: object = Object(raw)
    const given = new Map<string, unknown>(Object.entries(address))
    const found = Object.entries(readers).map(([key, read]) => [key, read(given.get(key))] as const)
    // Each key has what its reader gives.
    return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as SearchOf<F>
  },
})

/** A filter that is typed. */
export const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
/** A filter by a number, e.g. of a status. */
export const number = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
/** A filter that is yes, no or left open. */
export const flag = (value: unknown): 0 | 1 | undefined =>
  value === 0 || value === 1 ? value : undefined
/** A filter by a code, which the address may hold as a number. */
export const code = (value: unknown) => (typeof value === 'number' ? String(value) : text(value))
/** A filter by one of some words. */
export const oneOf =
  <const W extends string>(words: readonly W[]) =>
  (value: unknown) =>
    words.find((each) => each === value)

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined

const within = (least: number, most: number, usually: () => number) => (value: unknown) => {
  const given = number(value)
  return given !== undefined && given >= least && given <= most ? given : usually()
}

/** Page, size and sort as every list keeps them in the address; a broken address falls back to the first page. */
export const listSearch = {
  current: within(1, Number.MAX_SAFE_INTEGER, () => 1),
  size: within(1, 200, chosenPageSize),
  ascs: texts,
  descs: texts,
  /** The saved view on screen. */
  view: text,
}

type Sort<K> = { ascs: K[] | undefined; descs: K[] | undefined }

/** The sort of an address, without columns that cannot be sorted by. */
export function sortOf<K extends string>(
  sortable: readonly K[],
  { ascs, descs }: { ascs?: string[] | undefined; descs?: string[] | undefined },
): Sort<K> {
  const known = (keys: string[] | undefined) =>
    keys?.flatMap((key) => sortable.find((each) => each === key) ?? [])
  return { ascs: known(ascs), descs: known(descs) }
}
