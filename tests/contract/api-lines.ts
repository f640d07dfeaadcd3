/*
 * The REST interface as text, one line per operation: address, name, access, what goes in and what comes out. A field
 * is `path=types`, with `?` when it may be missing; `[]` are the items of a list, `{}` the values of a record, `#2` the
 * second of several kinds of object. Limits, patterns and constants stand where they bind: at the input.
 */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  $ref?: string
} & Partial<Record<Limit, number>>

const lowest = ['minimum', 'minLength', 'minItems'] as const
const highest = ['maximum', 'maxLength', 'maxItems'] as const
type Limit = (typeof lowest)[number] | (typeof highest)[number]

type Content = { content?: Record<string, { schema: Schema }> }
export type Operation = {
  operationId: string
  description: string
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Schemas }
}
type Schemas = Record<string, Schema>

type Place = { defs: Schemas; refs: readonly string[]; isInput: boolean }
type Field = { path: string; isOptional: boolean; schema: Schema }

/** Fits into a line: no blank, and no sign that stands between two things. */
const word = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll(' ', String.raw`\u0020`)
    .replaceAll('|', String.raw`\u007c`)

function rangeOf(schema: Schema): string {
  const end = (names: readonly Limit[]) => {
    const found = names.map((name) => schema[name]).find((each) => each !== undefined)
    return found === undefined || Math.abs(found) === Number.MAX_SAFE_INTEGER ? '' : String(found)
  }
  const [from, to] = [end(lowest), end(highest)]
  return from === '' && to === '' ? '' : `(${from}..${to})`
}

/** A type by its name: `string:date`, `string(1..40)`, `"in"`. */
function nameOf(schema: Schema, isInput: boolean): string {
  if (schema.const !== undefined) return word(schema.const)
  if (schema.type === undefined) return 'any'
  const patterns = schema.allOf?.map((each) => each.pattern) ?? [schema.pattern]
  const rules = patterns.flatMap((pattern) => (pattern ? [`~${word(pattern)}`] : []))
  const name = String(schema.type) + (schema.format ? `:${schema.format}` : '')
  if (!isInput) return name
  return name + rangeOf(schema) + (schema.format ? '' : rules.join(''))
}

/** The kinds of value that a schema allows, each of one type, and the references passed on the way to them. */
function kindsOf(schema: Schema, place: Place): { kind: Schema; place: Place }[] {
  if (schema.$ref !== undefined) {
    const { $ref: ref } = schema
    if (place.refs.includes(ref)) return [{ kind: { type: 'recursive' }, place }]
    const target = place.defs[ref.slice('#/components/schemas/'.length)]
    if (!target) throw new Error(`${ref} leads nowhere`)
    return kindsOf(target, { ...place, refs: [...place.refs, ref] })
  }
  const union = schema.anyOf ?? schema.oneOf
  if (union) return union.flatMap((each) => kindsOf(each, place))
  if (schema.enum) return schema.enum.map((value) => ({ kind: { const: value }, place }))
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => ({ kind: { ...schema, type }, place }))
  }
  return [{ kind: schema, place }]
}

function linesOf({ path, isOptional, schema }: Field, outer: Place): string[] {
  const kinds = kindsOf(schema, outer)
  const names = [...new Set(kinds.map(({ kind, place }) => nameOf(kind, place.isInput)))]
  const objects = kinds.filter(({ kind }) => kind.properties)
  const parts = kinds.flatMap(({ kind, place }) => {
    const nth = objects.findIndex((each) => each.kind === kind)
    const base = nth > 0 ? `${path}#${nth + 1}` : path
    const inner: Field[] = Object.entries(kind.properties ?? {}).map(([name, each]) => ({
      path: `${base}.${name}`,
      isOptional: !kind.required?.includes(name),
      schema: each,
    }))
    const { items, additionalProperties: values } = kind
    if (items) inner.push({ path: `${path}[]`, isOptional: false, schema: items })
    if (typeof values === 'object')
      inner.push({ path: `${path}{}`, isOptional: false, schema: values })
    return inner.flatMap((field) => linesOf(field, place))
  })
  return [`${path}${isOptional ? '?' : ''}=${names.join('|')}`, ...new Set(parts)]
}

function fieldsOf({ parameters = [], requestBody, responses }: Operation, defs: Schemas): string[] {
  const bodyOf = (path: string, { content = {} }: Content): Field[] =>
    Object.values(content).map(({ schema }) => ({ path, isOptional: false, schema }))
  const input: Field[] = [
    ...parameters.map(({ name, in: part, required, schema }) => ({
      path: `${part}.${name}`,
      isOptional: !required,
      schema,
    })),
    ...bodyOf('body', requestBody ?? {}),
  ]
  const output = Object.values(responses).flatMap((response) => bodyOf('answer', response))
  const place = { defs, refs: [] }
  return [
    ...input.flatMap((field) => linesOf(field, { ...place, isInput: true })),
    ...output.flatMap((field) => linesOf(field, { ...place, isInput: false })),
  ]
}

/** The interface of a document, in the order of its addresses. */
export function apiLines({ paths, components }: ApiDocument): string[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { operationId, description } = operation
        const access = description.replaceAll(/^Access: /g, '').replaceAll(' ', '')
        const head = [path, method.toUpperCase(), operationId, access]
        return [...head, ...fieldsOf(operation, components?.schemas ?? {})].join(' ')
      }),
    )
    .toSorted()
}
