import * as z from 'zod'
import type { Contract } from '../kernel/wire.ts'
import { AppError } from '../errors.ts'
import type { Route } from './route.ts'

/** How the text of a query or path becomes what the contract wants: read once from its JSON schema. */
type Reader = (text: string) => unknown
type Field = { read: Reader; isList: boolean; isFlag: boolean }

export type RawRequest = {
  params: Record<string, string>
  query: Record<string, string | string[] | undefined>
  body: unknown
}

export type Decoder = (request: RawRequest) => Record<string, unknown>

export const pathKeys = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)

/** A decoder for one line of the table. Throws when the line names a key that its contract does not have. */
export function decoderOf(route: Route, contract: Contract, path: string = route.path): Decoder {
  const inPath = pathKeys(path)
  const known = new Set(Object.keys(contract.input.shape))
  const inQuery = queryKeys(route, [...known], inPath)
  for (const key of [...inPath, ...inQuery]) {
    if (!known.has(key)) throw new Error(`${route.method} ${path}: the input has no '${key}'`)
  }
  // There are hundreds of routes: readers are made for the first request that needs them, not with the start.
  let made: Record<string, Field> | undefined
  const fieldOf = (key: string) => (made ??= fieldsOf(contract))[key]
  return ({ params, query, body }) => {
    const input: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(query)) {
      const field = inQuery.includes(key) ? fieldOf(key) : undefined
      if (!field) throw new AppError('request.unknownQuery', { params: { name: key } })
      if (value !== undefined) input[key] = fromText(field, value)
    }
    Object.assign(input, route.bodyKey ? { [route.bodyKey]: body } : objectOf(body))
    for (const [key, value] of Object.entries(input))
      // Old clients send flags as they are stored in dictionaries; anything else stays what it is.
      if ((value === '0' || value === '1') && fieldOf(key)?.isFlag) input[key] = Number(value)
    for (const key of inPath) input[key] = fromText(fieldOf(key)!, params[key] ?? '')
    return input
  }
}

const takesAll = ({ method, filters }: Route): boolean =>
  method === 'GET' || filters === 'queryOrBody'

/** Which keys may stand in the query: all of a GET, the declared ones, or all where filters come either way. */
function queryKeys(route: Route, all: string[], inPath: string[]): string[] {
  return takesAll(route) ? all.filter((key) => !inPath.includes(key)) : [...(route.query ?? [])]
}

function objectOf(body: unknown): object {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('request.invalid')
  return body
}

type JsonSchema = {
  type?: string
  items?: JsonSchema
  const?: unknown
  anyOf?: JsonSchema[]
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
}

function fieldsOf(contract: Contract): Record<string, Field> {
  // z.toJSONSchema of an object gives an object schema with properties.
  const schema = z.toJSONSchema(contract.input, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => {
      const isList = property.type === 'array'
      const read = readerOf(isList ? (property.items ?? {}) : property)
      return [key, { read, isList, isFlag: isFlagSchema(property) }]
    }),
  )
}

const plainNumber = /^-?\d{1,16}$/

function readerOf(schema: JsonSchema): Reader {
  if (schema.type === 'integer' || schema.type === 'number' || isNumeric(schema)) {
    // Anything but plain digits stays text, and the contract refuses it: '' and '0x10' are no numbers here.
    return (text) => (plainNumber.test(text) ? Number(text) : text)
  }
  if (schema.type === 'boolean') {
    return (text) => (text === 'true' ? true : text === 'false' ? false : text)
  }
  return (text) => text
}

const isFlagSchema = ({ anyOf }: JsonSchema): boolean =>
  anyOf !== undefined &&
  anyOf.every((each) => each.const === 0 || each.const === 1) &&
  anyOf.length === 2

const isNumeric = (schema: JsonSchema): boolean =>
  typeof schema.const === 'number' ||
  (schema.anyOf?.every((each) => isNumeric(each) || each.type === 'integer') ?? false)

function fromText(field: Field, value: string | string[]): unknown {
  if (field.isList) {
    const texts = Array.isArray(value) ? value : value.split(',')
    return texts.filter((text) => text !== '').map(field.read)
  }
  // A key given twice is no value of a single field: the contract refuses the list.
  return Array.isArray(value) ? value : field.read(value)
}
