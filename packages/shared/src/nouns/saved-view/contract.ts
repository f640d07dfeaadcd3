import * as z from 'zod'
import { id, nothing, required, text, version } from '../../kernel/wire.ts'

const columnKey = () => z.string().regex(/^\w{1,60}$/)
const listName = () => z.string().regex(/^\w{1,60}$/)

/** How a list looks: order, hidden, widths and pins of its columns, and the height of its rows. */
const layout = z.strictObject({
  order: z.array(columnKey()).max(200),
  hidden: z.array(columnKey()).max(200),
  widths: z.record(columnKey(), z.int().min(40).max(2000)),
  pinned: z.record(columnKey(), z.enum(['start', 'end'])),
  density: z.enum(['compact', 'default', 'roomy']),
})

/** Filters and sort as the list keeps them in its address. */
const search = z
  .record(
    z.string().regex(/^\w{1,60}$/),
    z.union([text(200), z.number(), z.array(z.string().max(60)).max(20)]),
  )
  .refine((value) => Object.keys(value).length <= 40, 'request.tooLarge')

const audience = z.enum(['private', 'role', 'tenant'])

const view = z.object({
  id: z.string(),
  name: z.string(),
  audience,
  roleCode: z.string(),
  ownerName: z.string(),
  layout,
  search,
  canChange: z.boolean(),
  version: z.int(),
})

export const savedView = {
  list: {
    input: z.strictObject({ listName: listName() }),
    output: z.object({
      views: z.array(view),
      /** As the person left the list; null when they have not been there. */
      layout: layout.nullable(),
      defaultId: z.string().nullable(),
      /** Roles with which this person may share. */
      roles: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  },
  /** With an id changes that view, else adds one. */
  save: {
    input: z
      .strictObject({
        id: id().optional(),
        version: version().optional(),
        listName: listName(),
        name: required(40, 'savedView.nameRequired'),
        audience: audience.default('private'),
        roleCode: text(40).default(''),
        layout,
        search,
      })
      .refine((value) => value.id === undefined || value.version !== undefined, {
        path: ['version'],
        message: 'validate.required',
      }),
    output: view,
  },
  /** Keeps how the person has the list now. */
  remember: {
    input: z.strictObject({ listName: listName(), layout }),
    output: nothing,
  },
  remove: { input: z.strictObject({ id: id(), version: version() }), output: nothing },
  /** The view with which the list opens for this person; null: as it was left. */
  setDefault: {
    input: z.strictObject({ listName: listName(), id: id().nullable() }),
    output: nothing,
  },
} as const

export type GridLayout = z.infer<typeof layout>
export type SavedSearch = z.infer<typeof search>
export type ViewAudience = z.infer<typeof audience>
export type SavedView = z.infer<typeof view>
export type SavedViewDraft = z.infer<typeof savedView.save.input>
