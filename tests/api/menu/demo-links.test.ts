import { describe, expect, test } from 'vitest'
import { readConfig } from '@yuncang/server/config'
import { startApp } from '../../support/app.ts'

const { frameHosts } = readConfig({ DEMO: '1' })

type Node = {
  path: string
  meta: { target: string; refusal: string | null }
  children: Node[]
}

/** The links of the demo to other sites as somebody has them in the menu: where they open, or why they do not. */
async function linksIn(config: { appEnv: 'dev' | 'prod'; frameHosts: readonly string[] }) {
  const app = await startApp({ config })
  try {
    const menu: Node[] = await app.data('session.routes', {}, 'kf')
    const nodes = menu.flatMap(function all(node): Node[] {
      return [node, ...node.children.flatMap(all)]
    })
    const links = nodes.filter(({ path }) => /^https?:/.test(path))
    return links.map(({ path, meta: { target, refusal } }) => [
      new URL(path).protocol,
      target,
      refusal,
    ])
  } finally {
    await app.close()
  }
}

describe('links of the demo to other sites', () => {
  test('open in a frame, in a window, and without encryption in development alone', async () => {
    expect(await linksIn({ appEnv: 'dev', frameHosts })).toEqual([
      ['https:', '', null],
      ['https:', '_blank', null],
      ['http:', '_blank', null],
    ])
    expect(await linksIn({ appEnv: 'prod', frameHosts: ['https://reports.example'] })).toEqual([
      ['https:', '', 'menu.notFramed'],
      ['https:', '_blank', null],
      ['http:', '_blank', 'menu.notSecure'],
    ])
  })

  test('are allowed by the demo alone', () => {
    const production = {
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      PUBLIC_URL: 'https://wms.example',
    }
    expect(frameHosts).toHaveLength(1)
    expect(readConfig(production).frameHosts).toEqual([])
    const named = { DEMO: '1', FRAME_HOSTS: 'https://reports.example' }
    expect(readConfig(named).frameHosts).toEqual(['https://reports.example'])
  })
})
