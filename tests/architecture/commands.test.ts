import { menuSeeds } from '@yuncang/db/seed/menus'
import { setup } from '@yuncang/shared/nouns/setup/contract'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import viteConfig from '../../apps/web/vite.config.ts'
import { choiceOf } from '../shots/choice.ts'
import { screens } from '../shots/screens.ts'

/* The commands of the README, as far as they can be tried without running them. */
const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe.each(['README.md', 'README.zh-CN.md'])('%s', (file) => {
  test('makes a tenant whose code is taken', () => {
    const [, tenant] = /--tenant (\S+)/.exec(read(file)) ?? []
    expect(setup.safeParse({ tenant, name: '示例', account: 'boss' }).success).toBe(true)
  })

  test('shows pictures that there are', () => {
    const pictures = [...read(file).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path!)
    expect(pictures.length).toBeGreaterThan(0)
    for (const path of pictures) expect(existsSync(join(root, path))).toBe(true)
  })
})

describe('npm run dev', () => {
  const port = process.env['PORT']
  afterEach(() => {
    if (port === undefined) delete process.env['PORT']
    else process.env['PORT'] = port
  })
  const ways = () => {
    const { server } = viteConfig({ command: 'serve', mode: 'development' })
    return Object.values(server?.proxy ?? {})
  }

  test('leads the web client to the port of the server, and people who sign in back to the client', () => {
    const to = (target: string) => expect.objectContaining({ target, changeOrigin: false })
    delete process.env['PORT']
    for (const way of ways()) expect(way).toEqual(to('http://127.0.0.1:8080'))
    process.env['PORT'] = '8099'
    for (const way of ways()) expect(way).toEqual(to('http://127.0.0.1:8099'))
  })

  test('has the sign-in page where people are sent to, and where they come back', async () => {
    process.env['PORT'] = '1'
    const client = await createServer({
      root: join(root, 'apps/web'),
      logLevel: 'silent',
      server: { port: 0, host: '127.0.0.1' },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      await client.listen()
      const { port: at } = client.httpServer!.address() as AddressInfo
      for (const path of ['/login?uid=1', '/codeCallback?code=1'])
        expect(await (await fetch(`http://127.0.0.1:${at}${path}`)).text()).toContain('login.tsx')
    } finally {
      await client.close()
    }
  })
})

describe('npm run shots', () => {
  const taken = (...args: string[]) => {
    const { looks, isTaken } = choiceOf(args, screens)
    return looks.flatMap(({ width }) => screens.filter((screen) => isTaken(screen, width)))
  }

  test('finds screens by their name, and by the title of the menu in either language', () => {
    const named = taken('--only', 'customers-')
    expect(named.length).toBeGreaterThan(10)
    expect(taken('--only', '客户')).toEqual(expect.arrayContaining(named))
    expect(taken('--only', 'Customers')).toEqual(expect.arrayContaining(named))
    expect(menuSeeds.some(({ zh }) => zh.includes('客户'))).toBe(true)
  })

  test.each([
    [['--only', '没有这个'], 'No screen has «没有这个»'],
    [['--lang', 'fr'], '--lang takes zh or en'],
    [['--mode', 'dim'], '--mode takes light or dark'],
    [['--width', 'wide'], '--width takes pixels'],
  ])('%o takes nothing, and says so', (args, words) => {
    expect(() => taken(...args)).toThrow(words)
  })

  test('without a choice takes every screen on a phone, in both languages and modes', () => {
    expect(taken().length).toBeGreaterThan(screens.length * 4)
  })
})
