import * as z from 'zod'

/* The figures of an input, by its contract, and what lies at their edges. */
type Path = readonly (string | number)[]
type Figure = { path: Path; kind: 'integer' | 'decimal' }
type Node = {
  type?: unknown
  description?: unknown
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
}

/** Of a list only the first row is looked at. */
const first = 0

/** All figures that a good input has, or could have beside what it has. */
function figuresIn(schema: z.ZodType, good: object): Figure[] {
  const found: Figure[] = []
  // A schema of JSON is JSON.
  look(z.toJSONSchema(schema, { io: 'input' }) as Node, good, [])
  return found

  function look(node: Node, value: unknown, path: Path): void {
    for (const each of [node.anyOf, node.oneOf, node.allOf].flat())
      if (each) look(each, value, path)
    if (String(node.description).startsWith('decimal(')) note('decimal')
    else if (node.type === 'integer' || node.type === 'number') note('integer')
    for (const [key, child] of Object.entries(node.properties ?? {}))
      look(child, Reflect.get(Object(value), key), [...path, key])
    if (node.items && Array.isArray(value) && value.length > 0)
      look(node.items, value[first], [...path, first])

    function note(kind: Figure['kind']): void {
      if (!found.some((each) => each.path.join() === path.join())) found.push({ path, kind })
    }
  }
}

/** Refused by every contract, or taken by some and refused by others; what two of them make may be too much for all. */
const extremes = {
  integer: [-1, 999_999_999, 2_147_483_648, 1e308],
  decimal: ['-1', '0.0001', '8999999999.99', '899999999999', '9'.repeat(60), 'NaN'],
} as const

/** A good input with each of its figures at its edges, one after the other, and with all decimals at once. */
export function atTheEdges(schema: z.ZodType, good: object) {
  const figures = figuresIn(schema, good)
  const decimals = figures.filter(({ kind }) => kind === 'decimal')
  const single = figures.flatMap(({ path, kind }) =>
    extremes[kind].map((value) => ({
      at: path.join('.'),
      value,
      input: withFigure(good, path, value),
    })),
  )
  const together = decimals.length > 1 ? extremes.decimal : []
  const all = together.map((value) => ({
    at: 'all decimals',
    value,
    input: decimals.reduce((input, { path }) => withFigure(input, path, value), good),
  }))
  return [...single, ...all]
}

/** The same input with another value at a place. */
function withFigure(input: object, [key = '', ...rest]: Path, value: unknown): object {
  const copy: object = Array.isArray(input) ? [...input] : { ...input }
  // Every step of a path but the last leads to an object.
  const below = Reflect.get(input, key) as object
  Reflect.set(copy, key, rest.length ? withFigure(below, rest, value) : value)
  return copy
}
