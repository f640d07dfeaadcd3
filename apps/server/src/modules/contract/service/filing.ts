import type {
  Contract,
  ContractFiling,
  ContractStop,
} from '@yuncang/shared/nouns/contract/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { mustFind, present } from './read.ts'
import { hasScan, withScans } from './scans.ts'
import { assertVersion, refuse, save } from './step.ts'

/** Files a contract at a place, with the scan of the signed paper. */
export const file = (ctx: Ctx, input: ContractFiling): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const { filingPlace, filingNo } = input
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'file', row)
    assertVersion(row, input.version)
    if (row.filingState) throw new AppError('contract.filed', { params: { no: row.contractNo } })
    await assertInDictionary(tx, ctx, { code: 'FILING_PLACE', field: 'filingPlace' }, [filingPlace])
    const attachments = await withScans(tx, row, input.attachments)
    if (!hasScan(attachments)) throw new AppError('contract.scanRequired')
    const changes = { filingState: 1 as const, filingPlace, filingNo: filingNo.trim(), attachments }
    return present(await save(tx, ctx, row, { action: 'file', changes }))
  })

export const unfile = (ctx: Ctx, input: { id: string; version: number }): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'unfile', row)
    assertVersion(row, input.version)
    if (!row.filingState)
      throw new AppError('contract.notFiled', { params: { no: row.contractNo } })
    const changes = { filingState: 0 as const, filingPlace: '', filingNo: '' }
    return present(await save(tx, ctx, row, { action: 'unfile', changes }))
  })

/** Stops or resumes a contract; a stopped one is not chosen for new business (docs/domain/contracts.md#contracts). */
export const setStopped = (ctx: Ctx, input: ContractStop): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const { isStop } = input
    const row = await mustFind(tx, input.id)
    refuse(ctx, 'stop', row)
    assertVersion(row, input.version)
    const stopReason = isStop ? input.stopReason.trim() : ''
    const action = isStop ? 'stop' : 'resume'
    return present(await save(tx, ctx, row, { action, changes: { isStop, stopReason } }))
  })
