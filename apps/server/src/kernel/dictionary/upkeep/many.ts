import { getFrom } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { DictionaryImport } from '@yuncang/shared/nouns/dictionary/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { merged, type Entry } from '../service.ts'
import { isClosed } from './read.ts'
import { lockedBy } from './save.ts'

const operateModule = businessModules.dictionary
const businessIdOf = (code: string) => `dictionary-${code}`

type Given = ReturnType<typeof cleaned>

const cleaned = (entry: DictionaryImport['entries'][number]) => {
  const labelZh = entry.dictLabel.trim()
  const labelEn = entry.labelEn.trim() || labelZh
  return { dictValue: entry.dictValue.trim(), labelZh, labelEn, sort: entry.sort }
}

/**
 * Brings a list of entries of one code into the tenant: new ones are added, those that say something else changed, all
 * or nothing. Throws 400 for a value that is there twice, 409 for locked entries and for codes whose values are fixed.
 */
export const importEntries = (ctx: Ctx, { code, entries }: DictionaryImport) =>
  ctx.transaction(async (tx) => {
    const given = entries.map(cleaned)
    refuseTwice(given)
    const there = merged(await repo.entriesOf(tx, code))
    const byValue = new Map(there.map((entry) => [entry.row.dictValue, entry]))
    const added = given.filter(({ dictValue }) => !byValue.has(dictValue))
    if (added.length > 0 && isClosed(there)) {
      throw new AppError('dictionary.closed', { params: { code } })
    }
    const isOther = (entry: Given) => {
      const row = byValue.get(entry.dictValue)?.row
      return row && (['labelZh', 'labelEn', 'sort'] as const).some((key) => row[key] !== entry[key])
    }
    const changed = given.filter(isOther)
    const flags = { isLock: 0 as const, isShow: 1 as const }
    await repo.insert(
      tx,
      added.map((entry) => ({ id: ctx.newId(), code, ...flags, ...entry })),
    )
    for (const entry of changed) await change(tx, ctx, getFrom(byValue, entry.dictValue), entry)
    const action = 'import'
    await recordOperation(tx, ctx, { businessId: businessIdOf(code), operateModule, action })
    const same = given.length - added.length - changed.length
    return { added: added.length, changed: changed.length, same }
  })

function refuseTwice(given: readonly Given[]): void {
  const seen = new Set<string>()
  for (const { dictValue: value } of given) {
    if (seen.has(value)) throw new AppError('dictionary.twice', { params: { value } })
    seen.add(value)
  }
}

async function change(tx: Tx, ctx: Ctx, { row }: Entry, given: Given): Promise<void> {
  const isOwn = row.tenantNode === ctx.tenant.dataNode
  if (row.isLock) throw lockedBy(isOwn ? 'dictionary.locked' : 'dictionary.platformLocked', row)
  if (!isOwn) {
    const { tenantNode: _platform, version: _version, ...base } = row
    await repo.insert(tx, [{ ...base, ...given, id: ctx.newId() }])
  } else if (!(await repo.change(tx, row, given))) throw new AppError('record.stale')
}

/**
 * Takes the platform's entries again where the tenant had its own in their place; locked ones stay, and so do entries
 * that only the tenant has. The platform is the master (docs/domain/tenants.md#rows-of-the-platform).
 */
export const sync = (ctx: Ctx, { code }: { code?: string | undefined }) =>
  ctx.transaction(async (tx) => {
    const rows = code ? await repo.entriesOf(tx, code) : await repo.allEntries(tx)
    const overrides = merged(rows).filter(({ row, base }) => base && row.tenantNode !== '*')
    const restored = overrides.filter(({ row }) => row.isLock === 0)
    await repo.remove(
      tx,
      restored.map(({ row }) => row.id),
    )
    for (const each of new Set(restored.map(({ row }) => row.code))) {
      const operation = { businessId: businessIdOf(each), operateModule, action: 'sync' } as const
      await recordOperation(tx, ctx, operation)
    }
    return { restored: restored.length, kept: overrides.length - restored.length }
  })
