import { AppError } from '@yuncang/shared/errors'
import { isStorableText } from '@yuncang/shared/validate/text'
import type { FastifyInstance } from 'fastify'
import { isUtf8 } from 'node:buffer'

const deepest = 32
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses what no operation can mean and some database or serialiser would choke on: nesting beyond 32 levels
 * (docs/domain/resilience.md#requests), keys that reach for prototypes, characters that a database cannot hold.
 */
export function assertPlain(value: unknown): void {
  const open: [unknown, number][] = [[value, 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [each, depth] = next
    if (typeof each === 'string') assertText(each)
    if (each === null || typeof each !== 'object') continue
    if (depth > deepest) throw new AppError('request.tooDeep')
    if (Array.isArray(each)) {
      for (const item of each) open.push([item, depth + 1])
      continue
    }
    for (const [key, item] of Object.entries(each)) {
      if (forbiddenKeys.has(key)) throw new AppError('request.invalid')
      assertText(key)
      open.push([item, depth + 1])
    }
  }
}

export function assertText(text: string): void {
  if (!isStorableText(text)) throw new AppError('request.badText')
}

/** JSON is the only body there is besides multipart; anything else is 415, which also stops cross-site forms. */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^application\/json(\s*;.*)?$/,
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        done(null, parse(decoded(body, request.headers['content-type'] ?? '')))
      } catch (error) {
        done(error instanceof Error ? error : new Error('unreadable body'))
      }
    },
  )
}

/** JSON is UTF-8. Bytes of another encoding would be stored as replacement characters without anybody noticing. */
function decoded(body: string | Buffer, contentType: string): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new AppError('request.unsupported')
  const bytes = Buffer.from(body)
  if (!isUtf8(bytes)) throw new AppError('request.badText')
  return bytes.toString()
}

function parse(text: string): unknown {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('request.badJson', { cause })
  }
  assertPlain(value)
  return value
}
