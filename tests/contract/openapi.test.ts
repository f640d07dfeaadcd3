import { fileHandlers } from '@yuncang/server/composition/file-handlers'
import { openApiOf } from '@yuncang/server/http/openapi'
import { appRouter } from '@yuncang/server/composition/router'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { routeTable } from '../support/app.ts'
import { apiBreaks } from './api-breaks.ts'
import { apiLines, type ApiDocument, type Schema } from './api-lines.ts'

const recorded = join(import.meta.dirname, 'openapi.snapshot.txt')

/*
 * Additions are recorded with `vitest -u`, so that they are missed when they go. A break is never recorded by that: who
 * means it takes the line out of the file by hand first.
 */
test('the interface keeps what other systems have read, and what was added is recorded', async () => {
  // An object that JSON can hold, as whoever reads the document gets it.
  const document = JSON.parse(
    JSON.stringify(openApiOf(appRouter, routeTable, fileHandlers)),
  ) as ApiDocument
  const lines = apiLines(document)
  if (existsSync(recorded)) {
    const before = readFileSync(recorded, 'utf8').trimEnd().split('\n')
    expect(apiBreaks(before, lines)).toEqual([])
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(recorded)
})

describe('a change of the interface', () => {
  const text: Schema = { type: 'string', maxLength: 40 }
  const linesOf = (input: Schema, output: Schema) =>
    apiLines({
      paths: {
        '/api/x': {
          post: {
            operationId: 'x.do',
            description: 'Access: member',
            requestBody: { content: { 'application/json': { schema: input } } },
            responses: { 200: { content: { 'application/json': { schema: output } } } },
          },
        },
      },
    })
  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
  })
  const input = object({ name: text, kind: { enum: ['in', 'out'] } }, ['name'])
  const output = object({ id: { type: 'string' }, status: { enum: [0, 1] } }, ['id', 'status'])
  const before = linesOf(input, output)
  const breaks = (nowIn: Schema, nowOut: Schema = output) =>
    apiBreaks(before, linesOf(nowIn, nowOut))

  test('is told by one line per operation', () => {
    expect(before).toEqual([
      '/api/x POST x.do member body=object body.name=string(..40) body.kind?="in"|"out" ' +
        'answer=object answer.id=string answer.status=0|1',
    ])
    expect(apiBreaks(before, before)).toEqual([])
  })

  test('that takes something away is refused', () => {
    expect(apiBreaks(before, [])).toEqual(['POST /api/x is gone'])
    expect(breaks(object({ name: text }, ['name']))).toEqual(['POST /api/x: body.kind is gone'])
    const less = object({ id: { type: 'string' } }, ['id'])
    expect(breaks(input, less)).toEqual(['POST /api/x: answer.status is gone'])
  })

  test.each([
    ['a shorter text', { type: 'string', maxLength: 20 }, 'no longer takes string(..40)'],
    ['a text with a pattern', { ...text, pattern: '^a b$' }, 'no longer takes string(..40)'],
    ['another type', { type: 'integer' }, 'no longer takes string(..40)'],
  ])('that narrows an input to %s is refused', (_, name: Schema, words) => {
    const now = object({ name, kind: { enum: ['in', 'out'] } }, ['name'])
    expect(breaks(now)).toEqual([`POST /api/x: body.name ${words}`])
  })

  test('that takes a constant from an input is refused', () => {
    const now = object({ name: text, kind: { const: 'in' } }, ['name'])
    expect(breaks(now)).toEqual(['POST /api/x: body.kind no longer takes "out"'])
  })

  test('that needs more from whoever calls is refused', () => {
    const fields = { name: text, kind: { enum: ['in', 'out'] } }
    expect(breaks(object(fields, ['name', 'kind']))).toEqual([
      'POST /api/x: body.kind is required now',
    ])
    expect(breaks(object({ ...fields, more: text }, ['name', 'more']))).toEqual([
      'POST /api/x: body.more is new and required',
    ])
    const other = before.map((line) => line.replace(' member ', ' customer:write '))
    expect(apiBreaks(before, other)).toEqual([
      'POST /api/x: asks for customer:write, before for member',
    ])
  })

  test('after which an answer may lack something, or be something else, is refused', () => {
    const status: Schema = { enum: [0, 1] }
    expect(breaks(input, object({ id: { type: 'string' }, status }, ['status']))).toEqual([
      'POST /api/x: answer.id may be missing now',
    ])
    const orNull: Schema = { anyOf: [{ type: 'string' }, { type: 'null' }] }
    expect(breaks(input, object({ id: orNull, status }, ['id', 'status']))).toEqual([
      'POST /api/x: answer.id may be null now',
    ])
    expect(breaks(input, object({ id: { type: 'integer' }, status }, ['id', 'status']))).toEqual([
      'POST /api/x: answer.id may be integer now',
    ])
  })

  test('that adds, widens or says more is accepted', () => {
    const wider: Schema = { type: 'string', maxLength: 60 }
    const rows: Schema = { type: 'array', items: object({ no: text }, ['no']) }
    const more = object({ name: wider, kind: { enum: ['in', 'out', 'both'] }, rows })
    const said = object({ id: { type: 'string' }, status: { enum: [0, 1, 2] }, rows }, [
      'id',
      'status',
      'rows',
    ])
    expect(breaks(more, said)).toEqual([])
    expect(apiBreaks([], before)).toEqual([])
  })
})
