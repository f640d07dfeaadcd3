import { explained } from '@yuncang/server/command'
import { readConfig } from '@yuncang/server/config'
import { secrets, settings } from '@yuncang/server/config/settings'
import { DCLinter } from 'dclint'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { composeOf, interpolated } from '../support/compose.ts'

/* The compose files as an operator starts them, with what stands in `.env`. */
const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const one = ['docker-compose.yml']
const scale = [...one, 'docker-compose.scale.yml']

/** What the image itself sets. */
const image = Object.fromEntries(
  /^ENV (.*)$/m
    .exec(read('Dockerfile'))![1]!
    .split(' ')
    .map((each) => each.split('=') as [string, string]),
)

const appOf = (files: readonly string[], env: Record<string, string>) => {
  const { app } = composeOf(files, env).services
  return readConfig({ ...image, ...app!.environment })
}
const refusalOf = (files: readonly string[], env: Record<string, string>) => {
  try {
    appOf(files, env)
    return 'taken'
  } catch (error) {
    return explained(error)
  }
}

const secret = 's'.repeat(32)
const open = { PUBLIC_URL: 'https://wms.example.com' }
const real = { DEMO: '0', ...open, SESSION_SECRET: secret }
const passwords = { APP_PASSWORD: 'one', OWNER_PASSWORD: 'two', OBJECTS_PASSWORD: 'three' }

describe.each([
  ['docker-compose.yml', one],
  ['docker-compose.scale.yml', scale],
])('%s', (file, files) => {
  test('is what Compose takes', () => {
    const [found] = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
      [join(root, file)],
      false,
    )
    expect(found?.messages.filter(({ type }) => type === 'error')).toEqual([])
  })

  test('without .env is the demo of this machine alone', () => {
    const config = appOf(files, {})
    expect(config).toMatchObject({ isDemo: true, host: '0.0.0.0', port: 8080, dataDir: '/data' })
    expect(config.publicUrl ?? 'http://localhost:8080').toBe('http://localhost:8080')
    const { services } = composeOf(files, {})
    const published = Object.values(services).flatMap(({ ports = [] }) => ports)
    expect(published).toEqual(['127.0.0.1:8080:8080'])
  })

  test('gives the server what stands in .env', () => {
    expect(appOf(files, { ...real, ...passwords })).toMatchObject({
      isDemo: false,
      publicUrl: open.PUBLIC_URL,
      sessionSecret: secret,
    })
  })

  test('hands over every setting that is not the image’s own', () => {
    const { app } = composeOf(files, {}).services
    const names = [...Object.keys(app!.environment!), ...Object.keys(image)]
    expect(names).toEqual(expect.arrayContaining(Object.keys(settings.shape)))
  })

  test('publishes no demo with what everybody knows', () => {
    expect(refusalOf(files, open)).toContain('SESSION_SECRET, DEMO_PASSWORD')
    const own = { ...open, SESSION_SECRET: secret, DEMO_PASSWORD: 'a password of ours' }
    expect(refusalOf(files, own)).toBe('taken')
    expect(refusalOf(files, { DEMO: '0' })).toContain('SESSION_SECRET and PUBLIC_URL')
  })
})

describe('docker-compose.scale.yml', () => {
  test('takes port and folder from the app, and gives both to others', () => {
    const { services, volumes } = composeOf(scale, {})
    expect(services['app']).not.toHaveProperty('ports')
    expect(services['app']).not.toHaveProperty('volumes')
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['postgres', 'bucket']))
  })

  test('does no real work with the passwords that stand in it', () => {
    for (const name of ['APP_PASSWORD', 'OWNER_PASSWORD', 'OBJECTS_PASSWORD'] as const) {
      const { [name]: _, ...others } = passwords
      expect(refusalOf(scale, { ...real, ...others })).toContain('what everybody can read')
    }
  })

  test('has as many replicas as the proxy asks whether they are ready', () => {
    const { name, services } = composeOf(scale, {})
    const replicas = Array.from(
      { length: services['app']!.deploy!.replicas },
      (_, index) => `${name}-app-${index + 1}:8080`,
    )
    const caddyfile = read('scripts/scale/Caddyfile')
    expect(caddyfile).toContain(`reverse_proxy ${replicas.join(' ')} {`)
    expect(caddyfile).toContain('health_uri /readyz')
  })

  test('and its manual name the variables that it reads, and the secrets that a file may hold', () => {
    const manual = read('docs/operations/scale.md')
    const own = [...read('docker-compose.scale.yml').matchAll(/\$\{(\w+)/g)].map(
      ([, name]) => name!,
    )
    for (const name of new Set(own)) expect(manual).toContain(`\`${name}\``)
    const [, inFiles = ''] = manual.split('### Secrets in files')
    for (const name of secrets) expect(inFiles).toContain(name)
  })
})

test('values are filled in as Compose does it', () => {
  expect(interpolated('a ${X} ${Y:-why} ${E:-else} ${E-kept} $$', { X: '1', E: '' })).toBe(
    'a 1 why else  $',
  )
})
