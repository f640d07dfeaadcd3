import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { commerceDictionaries } from '@yuncang/db/seed/commerce-dictionaries'
import { menuSeeds } from '@yuncang/db/seed/menus'
import { platformDictionaries } from '@yuncang/db/seed/platform-dictionaries'
import { stockDictionaries } from '@yuncang/db/seed/stock-dictionaries'
import { postgresSchema, sqliteSchema, tableTraits } from '@yuncang/db/schema/index'
import { catalogue } from '@yuncang/shared/messages'
import { read, root, tracked } from './repository.ts'

/* Conventions of the code as tests. Each says how much it looked at, so that none can pass by seeing nothing. */
const isScreens = (file: string) => /^apps\/web\/src\/features\/[^/]+\/screens\.ts$/.test(file)
const code = tracked.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
const server = code.filter((file) => file.startsWith('apps/server/src/'))

const marks = [
  'TO' + 'DO',
  'FIX' + 'ME',
  '@ts-' + 'ignore',
  'eslint-' + 'disable',
  'oxlint-' + 'disable',
  '.on' + 'ly(',
  '.sk' + 'ip(',
]

describe('files', () => {
  test('none is longer than 250 lines', () => {
    expect(code.length).toBeGreaterThan(200)
    const long = code
      .map((file) => [file, read(file).split('\n').length] as const)
      .filter(([, lines]) => lines > 251)
    expect(long).toEqual([])
  })

  test('names are kebab-case', () => {
    const odd = code.filter((file) => !/^[.\w/-]*\/?[.a-z0-9-]+\.[a-z.]+$/.test(file))
    expect(odd).toEqual([])
  })

  test('nothing unfinished or silenced is left behind', () => {
    const found = code.flatMap((file) =>
      marks.filter((mark) => read(file).includes(mark)).map((mark) => `${file}: ${mark}`),
    )
    expect(found).toEqual([])
  })

  test('of zod the bundles take what is used, not its object with all of it', () => {
    const using = code.filter((file) => read(file).includes("from 'zod'"))
    expect(using.length).toBeGreaterThan(100)
    expect(using.filter((file) => /import (type )?\{[^}]*\} from 'zod'/.test(read(file)))).toEqual(
      [],
    )
  })

  test('stories wait by their own expect, which looks every tenth of a second', () => {
    const stories = code.filter((file) => file.startsWith('tests/e2e/'))
    expect(stories.length).toBeGreaterThan(30)
    const others = stories.filter((file) => file !== 'tests/e2e/expect.ts')
    const given = /import \{[^}]*\bexpect\b[^}]*\} from '@playwright\/test'/
    expect(others.filter((file) => given.test(read(file)))).toEqual([])
  })

  test('stories leave their page before it is emptied for the next: by their own test', () => {
    const stories = code.filter((file) => file.startsWith('tests/e2e/'))
    const others = stories.filter((file) => file !== 'tests/e2e/test.ts')
    const given = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/
    expect(others.filter((file) => given.test(read(file)))).toEqual([])
  })

  test('screens are waited for by expect.poll: vi waits for a second, which a busy machine may take', () => {
    const screens = code.filter((file) => /^apps\/web\/src\/.+\.test\.tsx$/.test(file))
    expect(screens.length).toBeGreaterThan(50)
    expect(screens.filter((file) => /\bvi\.wait(For|Until)\(/.test(read(file)))).toEqual([])
  })

  test('no path of one machine and no registry address is written down', () => {
    const text = tracked.filter((file) => !/\.(png|ico)$/.test(file))
    const found = text.filter((file) => /\/(home|root|Users)\/\w+\/|registry\.npm/.test(read(file)))
    expect(found.filter((file) => file !== 'tests/architecture/conventions.test.ts')).toEqual([])
  })
})

describe('modules of the server', () => {
  test('hold what a module holds', () => {
    const modules = server.filter((file) =>
      /^apps\/server\/src\/(kernel|modules)\/[^/]+\/[^/]+$/.test(file),
    )
    expect(modules.length).toBeGreaterThan(15)
    const odd = modules.filter(
      (file) => !/\/(procedures|service|repo|files|import)(\.test)?\.ts$/.test(file),
    )
    expect(odd).toEqual([])
  })

  test('speak SQL in repositories only', () => {
    const elsewhere = server.filter(
      (file) => !/\/(repo|listing)\.ts$/.test(file) && !file.startsWith('apps/server/src/demo/'),
    )
    const found = elsewhere.filter((file) =>
      /\b(tx|db|read)\.(select|pick|insert|update|remove|upsert|stmt)\(/.test(read(file)),
    )
    expect(elsewhere.length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })

  test('a procedure is one line: contract and service', () => {
    const procedures = server.filter((file) => file.endsWith('/procedures.ts'))
    expect(procedures.length).toBeGreaterThanOrEqual(5)
    for (const file of procedures) expect(read(file), file).not.toMatch(/\bif\b|=>|await/)
  })
})

describe('the schema', () => {
  test('every noun with a file of tables is in the list', () => {
    const files = tracked
      .filter((file) => /^packages\/db\/src\/schema\/(?!index|nouns|columns)[\w-]+\.ts$/.test(file))
      .map((file) => `'./${file.split('/').at(-1)}'`)
    expect(files.length).toBeGreaterThan(15)
    expect(read('packages/db/src/schema/nouns.ts').match(/'.+'/g)?.sort()).toEqual(files.sort())
  })

  test.each([
    ['SQLite', 'packages/db/drizzle.sqlite.tables.cjs', sqliteSchema],
    ['PostgreSQL', 'packages/db/drizzle.postgres.tables.cjs', postgresSchema],
  ])('drizzle-kit sees every table on %s', async (_, file, schema) => {
    const { default: tables }: { default: object } = await import(join(root, file))
    expect(Object.keys(schema).length).toBeGreaterThan(15)
    expect(Object.keys(tables)).toEqual(Object.keys(schema))
  })

  test('every record that names a customer says so to the data scopes', () => {
    const rows = Object.values(sqliteSchema).flatMap((table) =>
      'id' in table && 'tenantNode' in table && 'customerId' in table
        ? [tableTraits.get(getTableName(table))?.rows]
        : [],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const each of rows) {
      expect(each).toEqual(
        expect.toSatisfy((own) => 'follows' in own || own.columns.customer.includes('customerId')),
      )
    }
  })

  test('no dictionary is given twice: the later one would hide entries of the other', () => {
    const parts = [commerceDictionaries, stockDictionaries, platformDictionaries]
    const codes = parts.flatMap((part) => Object.keys(part))
    expect(codes.length).toBeGreaterThan(20)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('decisions are numbered one by one: a number names one of them', () => {
    const files = tracked.filter((file) => file.startsWith('docs/decisions/')).sort()
    const numbers = files.map((file) => Number(file.match(/(\d{3})-[^/]+\.md$/)?.[1]))
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    for (const file of files)
      expect(read(file)).toMatch(new RegExp(`^# ${Number(file.match(/\d{3}/)![0])}\\. `))
  })

  test('every page of the menu has its screen', () => {
    const screens = code.filter(isScreens).map(read).join('\n')
    for (const { path, type } of menuSeeds)
      if (type === 2) expect(screens).toContain(`path: '${path}/index'`)
  })
})

test('every noun that has screens stands in the list of routes', () => {
  const nouns = code.filter(isScreens)
  expect(nouns.length).toBeGreaterThan(30)
  const list = read('apps/web/src/routes/screens.ts')
  const missing = nouns.filter((file) => !list.includes(`'${file.replace('apps/web/src', '..')}'`))
  expect(missing).toEqual([])
})

test('every sentence stands in both languages with the same parameters', () => {
  const paramsOf = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
  expect(Object.keys(catalogue).length).toBeGreaterThan(80)
  for (const [reason, [, zh, en]] of Object.entries(catalogue)) {
    expect(paramsOf(en), reason).toEqual(paramsOf(zh))
    expect(zh, reason).toMatch(/[\u4e00-\u9fff]/)
    // An English sentence may quote a Chinese plate, but is no Chinese sentence.
    expect(en, reason).not.toMatch(/[，。；：]/)
  }
})

describe('packages', () => {
  const manifests = tracked.filter((file) => file.endsWith('package.json'))

  test('name exact versions', () => {
    expect(manifests.length).toBe(5)
    for (const file of manifests) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Record<
        string,
        Record<string, string>
      > // a manifest
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      }
    }
  })

  test('are locked whole: every platform of every tool, and no address', () => {
    const lock = read('package-lock.json')
    expect(lock).not.toMatch(/"resolved": "https?:/)
    type Entry = { version?: string; link?: boolean; optionalDependencies?: Record<string, string> }
    const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> } // npm's own file
    // An entry without a version is npm's note that it could not find the package.
    const found = Object.entries(packages).filter(([, { version, link }]) => version ?? link)
    const names = new Set(found.map(([path]) => path.replace(/^.*node_modules\//, '')))
    expect(names.size).toBeGreaterThan(200)
    const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    )
    expect(missing).toEqual([])
  })
})

test('both READMEs tell the same: as many headings, the same commands, and each command is there', () => {
  const [english = '', chinese = ''] = ['README.md', 'README.zh-CN.md'].map(read)
  const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('#')).length
  const commands = (text: string) =>
    [...new Set([...text.matchAll(/npm (?:run )?([\w:]+)/g)].map((match) => match[1]!))].sort()
  expect(headings(english)).toBe(headings(chinese))
  expect(commands(english)).toEqual(commands(chinese))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> } // our manifest
  for (const command of commands(english)) expect(Object.keys(scripts)).toContain(command)
})
