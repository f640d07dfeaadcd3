import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings as schema } from '@yuncang/server/config/settings'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const allOf = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].toSorted()

test('.nvmrc names the Node that the product installs', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>
  } // our manifest
  expect(read('.nvmrc').trim()).toBe(devDependencies['node'])
})

describe('the settings that the server reads', () => {
  const settings = Object.keys(schema.shape).toSorted()

  test('are the ones of .env.example, each below a comment', () => {
    expect(settings.length).toBeGreaterThan(30)
    const example = read('.env.example')
    expect(allOf(example, /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings)
    for (const block of example.trim().split('\n\n')) expect(block).toMatch(/^# /)
  })

  test.each(['README.md', 'README.zh-CN.md'])('are the ones of the table in %s', (file) => {
    const rows = allOf(read(file), /^\| (`[A-Z][^|]*) \|/gm)
    expect(allOf(rows.join('\n'), /`([A-Z][A-Z0-9_]+)`/g)).toEqual(settings)
  })
})
