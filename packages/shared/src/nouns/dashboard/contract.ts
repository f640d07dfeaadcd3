import * as z from 'zod'
import { todoKeys } from './rules.ts'
import { noInput, wireDateOut } from '../../kernel/wire.ts'

const todo = z.object({
  key: z.enum(todoKeys),
  count: z.int(),
  /** The earliest day by which one of them is due; null for what is due on no day. */
  due: wireDateOut().nullable(),
  /** How many are past their day. */
  late: z.int(),
})

const home = z.object({
  /** The business day, Asia/Shanghai. */
  day: wireDateOut(),
  /** What waits for the person: the earliest due first, then what has no day. Nothing that nobody waits for. */
  todos: z.array(todo),
  /** Messages to other systems that were given up; null for who does not look after jobs. */
  undelivered: z.int().nullable(),
  /** Orders that are to come today, and those that are to be picked up; null without the right to their list. */
  expected: z.int().nullable(),
  pickups: z.int().nullable(),
  /** Net kilograms in and out by day, without what was taken back; null without the right to stock, as below. */
  throughput: z
    .array(z.object({ day: wireDateOut(), inNet: z.string(), outNet: z.string() }))
    .nullable(),
  stock: z
    .object({
      lots: z.int(),
      net: z.string(),
      /** The owners of most of it. */
      owners: z.array(z.object({ id: z.string(), name: z.string(), net: z.string() })),
      others: z.object({ owners: z.int(), net: z.string() }),
    })
    .nullable(),
  /** How full areas are, the fullest first. `measure` says by what; null where nobody said how much there is room for. */
  areas: z
    .array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        measure: z.enum(['weight', 'pallets', 'volume']).nullable(),
        load: z.string(),
        room: z.string().nullable(),
        /** Percent with one decimal; null without a measure. */
        share: z.string().nullable(),
      }),
    )
    .nullable(),
})

export const dashboard = { home: { input: noInput, output: home } } as const

export type HomeFigures = z.infer<typeof home>
export type TodoFigure = z.infer<typeof todo>
