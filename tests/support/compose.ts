import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, visit, type CollectionTag, type ScalarTag } from 'yaml'

/* Compose files as Compose reads them, as far as ours go: values of `.env`, several files merged, `!reset`. */
const root = join(import.meta.dirname, '../..')
const resetMark = Symbol('reset')

type Env = Readonly<Record<string, string>>
type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a service gets, by name. */
export type Service = {
  readonly image?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly deploy?: { readonly replicas: number }
}
export type Compose = {
  readonly name?: string
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

const resetTags: (ScalarTag | CollectionTag)[] = [
  { tag: '!reset', collection: 'seq', resolve: () => resetMark },
  { tag: '!reset', resolve: () => resetMark },
]

/** `${NAME}`, `${NAME:-default}`, `${NAME-default}` and `$$`. */
export function interpolated(text: string, env: Env): string {
  return text.replace(
    /\$(?:\$|\{(\w+)(?:(:?-)([^}]*))?\})/g,
    (_, name?: string, how?: string, otherwise = '') => {
      if (name === undefined) return '$'
      const value = env[name]
      return value === undefined || (how === ':-' && value === '') ? otherwise : value
    },
  )
}

function readOne(file: string, env: Env): Tree {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { customTags: resetTags })
  for (const problem of [...document.errors, ...document.warnings]) throw problem
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string') node.value = interpolated(node.value, env)
    },
  })
  return document.toJS() as Tree // the top of a compose file is a map
}

/** Maps entry by entry, lists one after the other; a reset takes away what stood there. */
function merged(below: unknown, above: unknown): unknown {
  if (Array.isArray(below) && Array.isArray(above)) return [...below, ...above]
  if (!isTree(below) || !isTree(above)) return above
  const result = { ...below }
  for (const [key, value] of Object.entries(above)) {
    if (value === resetMark) delete result[key]
    else result[key] = key in result ? merged(result[key], value) : value
  }
  return result
}

/** The files as one, with the values of an `.env`. */
export const composeOf = (files: readonly string[], env: Env): Compose =>
  // Their form is what a validator looks at.
  files.map((file) => readOne(file, env)).reduce(merged as (a: Tree, b: Tree) => Tree) as Compose
