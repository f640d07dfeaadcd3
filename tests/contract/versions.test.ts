import { appRouter } from '@yuncang/server/composition/router'
import { procedureOf } from '@yuncang/server/http/rest'
import type { Route } from '@yuncang/shared/gateway/route'
import { routes } from '@yuncang/shared/routes'
import { expect, test } from 'vitest'
import { read, tracked } from '../architecture/repository.ts'

/** Operations on records that are there already, which take no version, each with why. */
const withoutVersion = {
  'bill.credit': 'takes lines back, each of them once; every one gives the bill another version',
  'billReduction.create': 'asks; who decides says which reduction he saw',
  'contract.setLineStopped': 'sets days on one price line; what is so already stays',
  'costList.setLineStopped': 'sets days on one price line; what is so already stays',
  'contractDocument.uploadTemplate': 'puts a file in place of the one that is in force',
  'contractDocument.resetTemplate': 'goes back to the standard',
  'contractSync.synchronize': 'reads a foreign system anew',
  'costStandard.replace': 'says which rows it knew instead',
  'customerSync.take': 'takes a customer of a foreign system over',
  'errorLog.setSolveStatus': 'marks an entry of a log, which never changes',
  'feeLine.rerate': 'prices a document anew, from what is there',
  'job.cancel': 'stops a job of the server',
  'job.retry': 'runs a job of the server again',
  'notice.markRead': 'of the own person',
  'outbox.retry': 'sends again what was not delivered',
  'sealRecord.createByContract': 'asks for a seal',
  'sealRecord.createByInboundOrder': 'asks for a seal',
  'section.setMembers': 'says whom it knew instead',
} as const

/** By what an input names records that are there already. */
const naming = ['id', 'ids', 'businessId', 'billId', 'detailId', 'known']
const seeing = ['version', 'versions', 'planVersions', 'revision']

const mutations = Object.entries(routes).flatMap(([operation, { kind }]: [string, Route]) => {
  if (kind === 'file') return []
  const { type, contract } = procedureOf(appRouter, operation)
  return type === 'mutation' ? [{ operation, keys: Object.keys(contract.input.shape) }] : []
})
const takesVersion = (keys: readonly string[]) => keys.some((key) => seeing.includes(key))

test('every operation that changes, judges or removes a record takes the version that was seen', () => {
  const found = mutations
    .filter(({ keys }) => keys.some((key) => naming.includes(key)) && !takesVersion(keys))
    .map(({ operation }) => operation)
  expect(found.toSorted()).toEqual(Object.keys(withoutVersion).toSorted())
})

/** What stands between a bracket that is open and the one that closes it. */
function argumentsAt(text: string, start: number): string {
  let depth = 1
  let end = start
  for (; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[text[end]!] ?? 0
  return text.slice(start, end - 1)
}

test('the pages send it with every such call', () => {
  const versioned = new Set(
    mutations.filter(({ keys }) => takesVersion(keys)).map(({ operation }) => operation),
  )
  let calls = 0
  const bare = tracked
    .filter((file) => /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = read(file)
      return [...text.matchAll(/(?:client|trpc)\.(\w+\.\w+)\.(mutate|mutationOptions)\(/g)].flatMap(
        ({ 0: found, 1: operation = '', 2: kind, index }) => {
          if (!versioned.has(operation)) return []
          calls += 1
          const given = argumentsAt(text, index + found.length)
          // What is sent stands elsewhere in the file, or is a whole input.
          const sent = kind === 'mutate' && given.startsWith('{') ? given : text
          return /ersion|revision|\.\.\.|input/i.test(sent) ? [] : [`${file}: ${operation}`]
        },
      )
    })
  expect(calls).toBeGreaterThan(100)
  expect(bare).toEqual([])
})
