import { appRouter } from '@yuncang/server/composition/router'
import { procedureOf } from '@yuncang/server/http/rest'
import { inTenant } from '@yuncang/db/handle'
import { tableTraits } from '@yuncang/db/schema/index'
import { permissionOf, type Operation } from '@yuncang/shared/access'
import { encodeInput } from '@yuncang/shared/gateway/encode'
import { roleSeeds } from '@yuncang/shared/roles'
import { getTableName } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from '../support/newcomer.ts'
import { routeTable, type TestApp } from '../support/app.ts'
import { publishedPassword } from '@yuncang/server/config/published'
import { documentModules } from '@yuncang/shared/nouns/file/rules'
import { paperKinds } from '@yuncang/shared/nouns/paper/rules'
import { readPdf } from '../support/pdf.ts'
import { png } from '../support/pictures.ts'
import { samples } from '../contract/samples.ts'
import { sampleWorld } from '../contract/world.ts'

/*
 * Route by route, what the people of a customer are told: whatever is open to them answers rows of their own customer
 * only, in lists, records, histories, workbooks, papers and documents, and changes nothing of another's.
 */
const { app, world } = sampleWorld()

const held: readonly string[] = roleSeeds.kh.permissions
/** Its own session and password are not about rows, and a session that has ended asks nothing more. */
const aboutOneself = /^(session|sso|password|phoneCode)\./
/** The same for everybody, with the product's own examples. */
const isTemplate = /\.template$/
const open = Object.keys(routeTable).filter((name) => {
  const access = permissionOf[name as Operation] // every line has one: tested in route-samples.test.ts
  return (
    (access === 'member' || held.includes(access)) &&
    !aboutOneself.test(name) &&
    !isTemplate.test(name)
  )
})

type Owns = Record<string, unknown>
type Rows = ReadonlyMap<string, readonly Owns[]>
type Owned = { readonly own: Rows; readonly foreign: Rows }

/** The rows of every noun that belongs to customers, this customer's own and the others'. */
async function rowsOf({ services }: TestApp, customerId: string): Promise<Owned> {
  return services.db.read(inTenant('WMS_DEMO'), async (db) => {
    const own = new Map<string, Owns[]>()
    const foreign = new Map<string, Owns[]>()
    for (const table of Object.values(db.t)) {
      const name: string = getTableName(table)
      const traits = tableTraits.get(name)?.rows
      const columns = traits && 'noun' in traits ? (traits.columns.customer ?? []) : []
      if (columns.length === 0 || name === 'cost_list') continue
      // Every row is an object of its columns; they come in no order.
      const rows = (await db.select(table)) as Owns[]
      rows.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
      const groups = Map.groupBy(rows, (row) =>
        columns.some((column) => row[column] === customerId),
      )
      own.set(name, groups.get(true) ?? [])
      foreign.set(name, groups.get(false) ?? [])
    }
    return { own, foreign }
  })
}

/** Ids, numbers and names of rows. */
const marksOf = (rows: Rows): Set<string> =>
  new Set(
    [...rows.values()]
      .flat()
      .flatMap((row) =>
        Object.entries(row).flatMap(([key, value]) =>
          typeof value === 'string' && value.length > 6 && /^id$|No$|^customerName$/.test(key)
            ? [value]
            : [],
        ),
      ),
  )

/** What names rows of others and no row of one's own: a bill of lading may be that of both. */
function foreignMarks({ own, foreign }: Owned): string[] {
  const ours = marksOf(own)
  return [...marksOf(foreign)].filter((mark) => !ours.has(mark))
}

/** Everything that an answer says, whatever it is. */
async function saidIn(response: { headers: object; rawPayload: Buffer }): Promise<string> {
  const type = String(Object.entries(response.headers).find(([key]) => key === 'content-type')?.[1])
  if (type.includes('pdf')) {
    // A document that somebody stored may say that it is one.
    const pdf = await readPdf(response.rawPayload).catch(() => undefined)
    if (pdf) return pdf.pages.join('\n')
  }
  if (!type.includes('spreadsheet')) return response.rawPayload.toString()
  const { readXlsx } = await import('hucre/xlsx')
  const { sheets } = await readXlsx(response.rawPayload)
  return JSON.stringify(sheets.map(({ rows }) => rows))
}

async function ask(name: string, input: object, as: string) {
  const route = routeTable[name]!
  const { url, body } = encodeInput(route, input)
  const response = await app().app.inject({
    method: route.method,
    url,
    headers: await app().headersOf(as),
    ...(body !== undefined && { payload: body as object }), // an object of input keys
  })
  return saidIn(response)
}

const told = (said: string, marks: readonly string[], input: object): string[] => {
  const asked = JSON.stringify(input)
  return marks.filter((mark) => said.includes(mark) && !asked.includes(mark))
}

const inputOf = (name: string) => samples[name]!.input?.(world, 7) ?? {}
const isFile = (name: string) => routeTable[name]!.kind === 'file'
/** A file has no procedure: what it does not understand it refuses. */
const accepts = (name: string, input: object) =>
  isFile(name) || procedureOf(appRouter, name).contract.input.safeParse(input).success
const isReading = (name: string) => isFile(name) || procedureOf(appRouter, name).type === 'query'
const withSamples = open.filter((name) => !samples[name]!.upload)

const everything = { current: 1, size: 100 }
/** What names a row in the inputs of the product. */
const keys = ['id', 'businessId', 'billId', 'orderId', 'customerId', 'contractId'] as const

/** Calls that ask for rows of others by their ids, one of each noun. */
function knocks(name: string, { foreign }: Owned): object[] {
  const ids = [...foreign.values()].flatMap(([row]) => (row ? [String(row['id'])] : []))
  return keys.flatMap((key) =>
    ids.map((id) => ({ [key]: id })).filter((each) => accepts(name, each)),
  )
}

describe.each([
  ['of a customer that has nothing', 'portalstranger'],
  ['of the customer that the samples are of', 'kh'],
])('somebody %s', (_, who) => {
  let before: Owned
  let marks: string[]

  beforeAll(async () => {
    if (who !== 'kh') await invite(who)
    before = await rowsOf(app(), await customerOf(who))
    marks = foreignMarks(before)
  })

  test('has numbers and names of others to look for', () => {
    expect(open.length).toBeGreaterThan(90)
    expect(marks.length).toBeGreaterThan(50)
  })

  test.each(who === 'kh' ? withSamples.filter(isReading) : withSamples)(
    '%s tells of nobody else',
    async (name) => {
      const inputs = [inputOf(name)]
      if (accepts(name, everything)) inputs.push(everything)
      if (isReading(name)) inputs.push(...knocks(name, before))
      for (const input of inputs)
        expect({ input, told: told(await ask(name, input, who), marks, input) }).toEqual({
          input,
          told: [],
        })
    },
  )

  test('finds nobody else by a number, and prints no paper of others', async () => {
    for (const text of marks.filter((mark) => /^[A-Z]{2}\d/.test(mark)).slice(0, 60))
      expect({ text, found: await app().data('search.find', { text }, who) }).toEqual({
        text,
        found: [],
      })
    for (const paper of paperKinds)
      for (const rows of before.foreign.values())
        for (const { id } of rows.slice(0, 2)) {
          const printed = await ask('paper.print', { paper, businessId: id }, who)
          expect(JSON.parse(printed)).toMatchObject({ code: 404 })
        }
  })

  test('is shown no documents of others, and adds none', async () => {
    const file = { name: '门户.png', bytes: png() }
    for (const uploadModuleCode of documentModules)
      for (const rows of before.foreign.values())
        for (const { id } of rows.slice(0, 2)) {
          const of = { uploadModuleCode, businessId: String(id) }
          const listed = await app().call('file.list', of, who)
          expect([of, listed.body.data]).not.toMatchObject([of, [{}]])
          const sent = await app().form(
            'file.upload',
            { fields: { ...of, docType: 'QT' }, file },
            who,
          )
          expect([of, [403, 404].includes(sent.status)]).toEqual([of, true])
        }
  })

  test('has changed nothing of anybody else', async () => {
    expect((await rowsOf(app(), await customerOf(who))).foreign).toEqual(before.foreign)
  })
})

/** Whose people somebody is of. */
const customerOf = async (who: string): Promise<string> =>
  (await app().data('session.currentUser', {}, who)).customerId

/** Somebody of a customer without any rows. */
async function invite(account: string): Promise<void> {
  const customer = { customerName: '门户无单客户', socialCreditCode: 'PORTAL-1', isVisual: 1 }
  const { id: customerId } = await app().data('customer.create', customer, 'kf')
  const person = newcomer(account, { roleCodes: ['kh'], customerId })
  const { token } = await app().data('user.create', person, 'admin')
  await app().data('password.setByLink', { token, password: publishedPassword })
}
