import { AppError } from '@yuncang/shared/errors'
import { isStorableText } from '@yuncang/shared/validate/text'
import type { FastifyInstance } from 'fastify'

const deepest = 32
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses what no operation can mean and some database or serialiser would choke on: nesting beyond 32 levels
 * (reliability.md T8), keys that reach for prototypes, characters that a database cannot hold (T13).
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
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, parse(body.toString()))
      } catch (error) {
        done(error instanceof Error ? error : new Error('unreadable body'))
      }
    },
  )
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
