import type { Permission } from '@yuncang/shared/access'
import { allPermissions, roleSeeds, type RoleSeed } from '@yuncang/shared/roles'
import { system, type Db, type SystemTx } from '../core/handle.ts'
import { eq } from '../core/sql.ts'
import { dictionarySeeds } from './dictionaries.ts'
import { htmlOf } from './help/article.ts'
import { billingHelp } from './help/billing.ts'
import { commerceHelp } from './help/commerce.ts'
import { contractHelp } from './help/contracts.ts'
import { moneyHelp } from './help/money.ts'
import { inboundHelp } from './help/inbound.ts'
import { peopleHelp } from './help/people.ts'
import { stockHelp } from './help/stock.ts'
import { openDictionaries } from './dictionary-names.ts'
import { givenTo, laterRights } from './later-rights.ts'
import { menuSeeds } from './menus.ts'

/** Rows of the platform itself: every tenant reads them (docs/domain/tenants.md#rows-of-the-platform). */
const platform = { tenantNode: '*' }

/**
 * Brings dictionaries, menus and roles of the platform to what this version ships: adds what is missing, renames what
 * was renamed, hands new permissions to the roles meant for them, and leaves alone what an administrator changed.
 */
export async function applySeed(db: Db): Promise<void> {
  await db.transaction(system('seed of the platform rows'), async (tx) => {
    await seedDictionaries(tx)
    await seedMenus(tx)
    await seedRoles(tx)
    await seedHelp(tx)
  })
}

async function seedDictionaries(tx: SystemTx): Promise<void> {
  const { dictEntry } = tx.t
  const rows = Object.entries(dictionarySeeds).flatMap(([code, entries]) =>
    entries.map(([dictValue, labelZh, labelEn], sort) => ({
      ...platform,
      // By what it stands for: older rows have been counted through, and a later entry stands between them.
      id: `dict-${code}-is-${dictValue}`,
      code,
      dictValue,
      labelZh,
      labelEn,
      sort,
      isLock: openDictionaries.has(code) ? (0 as const) : (1 as const),
      isShow: 1 as const,
    })),
  )
  const known = await tx.select(dictEntry, eq(dictEntry.tenantNode, platform.tenantNode))
  const byKey = new Map(known.map((row) => [`${row.code} ${row.dictValue}`, row]))
  const missing = rows.filter((row) => !byKey.has(`${row.code} ${row.dictValue}`))
  if (missing.length > 0) await tx.insert(dictEntry, missing)
  for (const row of rows) {
    const old = byKey.get(`${row.code} ${row.dictValue}`)
    // A later version of a row is an administrator's.
    if (!old || old.version > 1) continue
    const { labelZh, labelEn, sort } = row
    if (old.labelZh === labelZh && old.labelEn === labelEn && old.sort === sort) continue
    await tx.update(dictEntry, { labelZh, labelEn, sort }, eq(dictEntry.id, old.id))
  }
}

async function seedMenus(tx: SystemTx): Promise<void> {
  const { menu } = tx.t
  const idOf = (code: string) => `menu-${code.replaceAll('.', '-')}`
  const stored = await tx.select(menu, eq(menu.tenantNode, platform.tenantNode))
  const known = new Map(stored.map((row) => [row.code, row]))
  const rows = menuSeeds.map(({ parent, zh, en, ...entry }, sort) => ({
    ...platform,
    ...entry,
    groupPaths: 'groupPaths' in entry ? [...entry.groupPaths] : [],
    id: idOf(entry.code),
    parentId: parent === null ? null : idOf(parent),
    nameZh: zh,
    nameEn: en,
    sort,
    keepAlive: 1 as const,
  }))
  const missing = rows.filter(({ code }) => !known.has(code))
  if (missing.length > 0) await tx.insert(menu, missing)
  // Tenants change rows of their own, so that these are as a version of the product left them.
  for (const { code, groupPaths } of rows) {
    const old = known.get(code)
    if (!old || String(old.groupPaths) === String(groupPaths)) continue
    await tx.update(menu, { groupPaths }, eq(menu.id, old.id))
  }
}

async function seedRoles(tx: SystemTx): Promise<void> {
  const { role, knownPermission } = tx.t
  const handedOut = new Set((await tx.select(knownPermission)).map((row) => row.code))
  const fresh = allPermissions.filter((code) => !handedOut.has(code))
  const later = Object.entries<readonly Permission[]>(laterRights).flatMap(([roleCode, codes]) =>
    codes.map((code) => ({ roleCode, code, mark: givenTo(roleCode, code) })),
  )
  const freshLater = later.filter(({ mark }) => !handedOut.has(mark))
  const known = new Map(
    (await tx.select(role, eq(role.tenantNode, platform.tenantNode))).map((row) => [
      row.roleCode,
      row,
    ]),
  )
  for (const [roleCode, seed] of Object.entries<RoleSeed>(roleSeeds)) {
    const { zh, en, permissions, dataScope = 'all' } = seed
    const old = known.get(roleCode)
    if (!old) {
      const row = { ...platform, id: `role-${roleCode}`, roleCode, nameZh: zh, nameEn: en }
      await tx.insert(role, { ...row, permissions: [...permissions], dataScope })
      continue
    }
    // Roles of a version without data scopes had fewer rights for want of them.
    const isUnscoped = old.dataScope === null
    const due = isUnscoped && dataScope !== 'all' ? allPermissions : fresh
    const added = [
      ...due.filter((code) => permissions.includes(code)),
      ...freshLater.filter((each) => each.roleCode === roleCode).map(({ code }) => code),
    ]
    if (added.length === 0 && !isUnscoped) continue
    const all = [...new Set([...old.permissions, ...added])].sort()
    const changes = { permissions: all, dataScope: old.dataScope ?? dataScope }
    await tx.update(role, changes, eq(role.id, old.id))
  }
  const marks = [...fresh, ...freshLater.map(({ mark }) => mark)]
  if (marks.length > 0)
    await tx.insert(
      knownPermission,
      marks.map((code) => ({ code })),
    )
}

/** Nobody changes these but a later version. */
async function seedHelp(tx: SystemTx): Promise<void> {
  const { helpArticle } = tx.t
  const known = await tx.select(helpArticle, eq(helpArticle.tenantNode, platform.tenantNode))
  const byId = new Map(known.map((row) => [row.id, row]))
  const seeds = [
    ...inboundHelp,
    ...stockHelp,
    ...commerceHelp,
    ...contractHelp,
    ...billingHelp,
    ...moneyHelp,
    ...peopleHelp,
  ]
  const time = '2026-11-21T00:00:00.000Z'
  for (const [at, { code, routes, zh, en }] of seeds.entries()) {
    const id = `help-${code}`
    const words = {
      briefInstructions: zh.title,
      details: htmlOf(zh),
      briefInstructionsEn: en.title,
      detailsEn: htmlOf(en),
      routes: [...routes],
      sort: (at + 1) * 10,
    }
    const old = byId.get(id)
    if (!old) {
      const who = { createBy: 'platform', createTime: time, updateBy: 'platform', updateTime: time }
      await tx.insert(helpArticle, { ...platform, ...words, ...who, id, isShow: 1 })
    } else if (old.details !== words.details || old.detailsEn !== words.detailsEn) {
      await tx.update(helpArticle, words, eq(helpArticle.id, id))
    }
  }
}
