import { verbWords } from '@yuncang/shared/kernel/operation-words'
import { nounWords } from '@yuncang/shared/words'
import { routes } from '@yuncang/shared/routes'
import { expect, test } from 'vitest'
import { procedureOf } from '../http/rest.ts'
import { fileHandlers } from './file-handlers.ts'
import { appRouter } from './router.ts'

const words = { ...nounWords, ...verbWords }

function changes(name: string): boolean {
  const handler = fileHandlers[name]
  if (handler) return handler.kind === 'upload' || handler.kind === 'form'
  return procedureOf(appRouter, name).type === 'mutation'
}

test('every operation that changes something has words: the log of what people did is read by people', () => {
  const operations = Object.keys(routes).filter(changes)
  expect(operations.length).toBeGreaterThan(100)
  const wordless = operations.filter((name) =>
    name.split('.').some((part) => !Object.hasOwn(words, part)),
  )
  expect(wordless).toEqual([])
})
