import * as z from 'zod'

export type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>
  required?: string[]
}

const own = '#/$defs/'
const shared = '#/components/schemas/'

/**
 * Contracts as an OpenAPI document has them. A schema with an id (`.meta({ id })`), which it needs to refer to itself,
 * is written once, among the `components`.
 */
export function createSchemas() {
  const components: Record<string, Schema> = {}
  return {
    components,
    of(schema: z.ZodType, io: 'input' | 'output'): Schema {
      const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
      const { $schema: _, $defs: named = {}, ...rest } = pointing(made)
      for (const [id, each] of Object.entries(named as Record<string, Schema>)) {
        if (id.startsWith('__'))
          throw new Error('A contract refers to itself and has no id: add .meta({ id }).')
        components[id] = each
      }
      return rest
    },
  }
}

/** Marks of ours for `trpc/wire-values.ts` mean nothing outside; the id is the name that a schema stands under. */
const override = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
  delete jsonSchema['wire']
  delete jsonSchema['id']
}

/** With its references leading to where the document has the schemas. */
const pointing = (made: object): Schema =>
  // A JSON schema by its own definition; zod's type allows booleans where ours never has them.
  JSON.parse(JSON.stringify(made), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(own)
      ? shared + value.slice(own.length)
      : value,
  ) as Schema
