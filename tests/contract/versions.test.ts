import { appRouter } from '@yuncang/server/composition/router'
import { procedureOf } from '@yuncang/server/http/rest'
import type { Route } from '@yuncang/shared/gateway/route'
import { routes } from '@yuncang/shared/routes'
import { expect, test } from 'vitest'

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

test('every operation that changes, judges or removes a record takes the version that was seen', () => {
  const found = Object.entries(routes).flatMap(([operation, { kind }]: [string, Route]) => {
    if (kind === 'file') return []
    const { type, contract } = procedureOf(appRouter, operation)
    const keys = type === 'mutation' ? Object.keys(contract.input.shape) : []
    const isUnseen =
      keys.some((key) => naming.includes(key)) && !keys.some((key) => seeing.includes(key))
    return isUnseen ? [operation] : []
  })
  expect(found.toSorted()).toEqual(Object.keys(withoutVersion).toSorted())
})
