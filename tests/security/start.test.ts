import { explained } from '@yuncang/server/command'
import { readConfig, readStorage } from '@yuncang/server/config'
import { demoSecret, publishedPassword } from '@yuncang/server/config/published'
import { secrets } from '@yuncang/server/config/settings'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/* What the settings must be before a server starts: each refusal is a sentence that names the setting. */
const own = { SESSION_SECRET: 's'.repeat(32), DEMO_PASSWORD: 'a password of ours' }
const real = { PUBLIC_URL: 'https://wms.example.com', SESSION_SECRET: own.SESSION_SECRET }

type Env = Record<string, string | undefined>
const refusalOf = (env: Env) => {
  try {
    readConfig(env)
    return 'taken'
  } catch (error) {
    return explained(error)
  }
}

describe('a setting that is not right is named in one sentence', () => {
  test.each<[Env, string]>([
    [{ PORT: 'x' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
    [{ DEMO_MONTHS: '13' }, 'DEMO_MONTHS must be a number from 0 to 12'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD needs at least 12 characters'],
    [{ FRAME_HOSTS: 'reports' }, 'FRAME_HOSTS must be addresses'],
    [{ TRUST_PROXY: 'proxy' }, 'TRUST_PROXY must be IP addresses'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be IP addresses'],
    [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE must be a number above 0'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal'],
    [{ DATABASE_URL: 'mysql://a:b@c/d' }, 'DATABASE_URL must be postgres://'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be postgres://'],
    [{ DATABASE_URL: 'postgres://a:b@c/d' }, 'DATABASE_OWNER_URL is needed'],
    [{ MESSAGE_URL: 'file:///etc/passwd' }, 'MESSAGE_URL must be an address'],
    [{ OIDC_ISSUER: 'nonsense' }, 'OIDC_ISSUER must be an address'],
    [{ HOSTS: '[{"host":1}]' }, 'HOSTS must be a JSON list'],
    [{ S3_BUCKET: 'bucket' }, 'S3_SECRET_KEY'],
    [{ MAIL_RETURN_PATH: 'a@example.com,b@example.com' }, 'MAIL_RETURN_PATH must be one address'],
    [{ MAIL_RETURN_PATH: 'returns@example.com' }, 'Mail needs both SMTP_URL and MAIL_FROM'],
    [
      { MAIL_RETURNS_URL: 'imaps://a:b@mail.example.com' },
      'Mail needs both SMTP_URL and MAIL_FROM',
    ],
    ...['pop3://a:b@c', 'imaps://mail.example.com/INBOX', 'imap://a:%zz@c'].map(
      (url): [Env, string] => [{ MAIL_RETURNS_URL: url }, 'MAIL_RETURNS_URL must be imaps://'],
    ),
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN needs at least 16 characters'],
  ])('%o', (env, words) => {
    const said = refusalOf({ DEMO: '1', ...env })
    expect(said).toContain(words)
    expect(said.split('\n')).toHaveLength(2)
  })

  test('and several are named together', () => {
    const said = refusalOf({ PORT: 'x', SESSION_SECRET: 'short', HOSTS: '{' })
    for (const name of ['PORT', 'SESSION_SECRET', 'HOSTS']) expect(said).toContain(name)
    expect(said.split('\n')).toHaveLength(2)
  })
})

test('an empty value is none', () => {
  const empty = Object.fromEntries(['PORT', 'SESSION_SECRET', 'HOSTS'].map((name) => [name, '']))
  expect(readConfig({ DEMO: '1', ...empty })).toEqual(readConfig({ DEMO: '1' }))
})

describe('a demo that others can reach', () => {
  const open = { DEMO: '1', PUBLIC_URL: 'https://demo.example.com' }

  test('needs a secret and a password of its own', () => {
    expect(refusalOf(open)).toContain('自己的 SESSION_SECRET、DEMO_PASSWORD')
    expect(refusalOf(open)).toContain('its own SESSION_SECRET, DEMO_PASSWORD')
    expect(refusalOf({ ...open, ...own, DEMO_PASSWORD: undefined })).toContain('DEMO_PASSWORD')
    expect(refusalOf({ ...open, ...own, SESSION_SECRET: undefined })).toContain('SESSION_SECRET')
    expect(refusalOf({ ...open, ...own, SESSION_SECRET: demoSecret })).toContain('SESSION_SECRET')
    expect(refusalOf({ ...open, ...own, DEMO_PASSWORD: publishedPassword })).toContain(
      'DEMO_PASSWORD',
    )
    expect(readConfig({ ...open, ...own })).toMatchObject({
      sessionSecret: own.SESSION_SECRET,
      demoPassword: own.DEMO_PASSWORD,
    })
  })

  test('is one that any of its host names leads to', () => {
    const entry = { host: 'demo', env: 'test', app: 'https://demo.example.com' }
    expect(refusalOf({ DEMO: '1', HOSTS: JSON.stringify([entry]) })).toContain('DEMO_PASSWORD')
  })

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'is none at %s',
    (PUBLIC_URL) => {
      expect(refusalOf({ DEMO: '1', PUBLIC_URL })).toBe('taken')
    },
  )
})

describe('an installation for real work', () => {
  test('does not start with a secret that everybody can read', () => {
    expect(refusalOf(real)).toBe('taken')
    expect(refusalOf({ ...real, SESSION_SECRET: demoSecret })).toContain('SESSION_SECRET')
    const DATABASE_URL = 'postgres://yuncang_app:yuncang-app@postgres/yuncang'
    const DATABASE_OWNER_URL = 'postgres://yuncang_owner:mine@postgres/yuncang'
    expect(refusalOf({ ...real, DATABASE_URL, DATABASE_OWNER_URL })).toContain('DATABASE_URL')
    const store = { S3_ENDPOINT: 'http://objects:9000', S3_BUCKET: 'yuncang', S3_ACCESS_KEY: 'a' }
    expect(refusalOf({ ...real, ...store, S3_SECRET_KEY: 'yuncang-objects' })).toContain(
      'S3_SECRET_KEY',
    )
  })
})

describe('a secret in a file', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'yuncang-secrets-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const fileOf = (name: string, content: string) => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return file
  }

  test('counts like the setting, without the line break at its end', () => {
    const SESSION_SECRET_FILE = fileOf('session', `${own.SESSION_SECRET}\n`)
    const config = readConfig({ PUBLIC_URL: real.PUBLIC_URL, SESSION_SECRET_FILE })
    expect(config.sessionSecret).toBe(own.SESSION_SECRET)
    const url = (name: string) => fileOf(name, `postgres://${name}:secret@db/yuncang\n`)
    const places = { DATABASE_URL_FILE: url('app'), DATABASE_OWNER_URL_FILE: url('owner') }
    expect(readStorage(places)).toMatchObject({
      databaseUrl: 'postgres://app:secret@db/yuncang',
      databaseOwnerUrl: 'postgres://owner:secret@db/yuncang',
    })
  })

  test.each(secrets)('%s: one that is missing, empty or given twice is refused', (name) => {
    const asFile = (file: string) => refusalOf({ DEMO: '1', [`${name}_FILE`]: file })
    expect(asFile(join(folder, 'nowhere'))).toContain(`that ${name}_FILE names cannot be read`)
    expect(asFile(fileOf('empty', '\n'))).toContain('is empty')
    const twice = { DEMO: '1', [name]: 'x'.repeat(40), [`${name}_FILE`]: fileOf('some', 'x') }
    expect(refusalOf(twice)).toContain(`either ${name} or ${name}_FILE`)
  })
})
