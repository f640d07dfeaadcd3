import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { Param, ParamReset, ParamSetting } from '@yuncang/shared/nouns/param/contract'
import {
  expectationOf,
  fits,
  isParamKey,
  params,
  specOf,
  type ParamKey,
} from '@yuncang/shared/nouns/param/rules'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { add, save, type Noun } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'

type ParamRow = Row<Schema['param']>

const paramNoun: Noun<Schema['param']> = {
  rows: repo.params,
  operateModule: businessModules.param,
  indexes: 'param_',
  duplicate: 'record.stale',
  unique: [{ fields: ['paramKey'], duplicate: () => new AppError('record.stale') }],
  // A parameter stays when the tenant's value of it goes, and so does its history.
  historyOf: ({ paramKey }) => historyIdOf(paramKey),
  told: ({ isDeleted: _deleted, ...row }) => row,
  toldNew: ({ paramKey, paramValue, remark }) => ({
    paramValue: { before: specOf(keyOf(paramKey)).initial, after: paramValue },
    ...(remark !== '' && { remark: { before: '', after: remark } }),
  }),
}

/** Every parameter with the value in force, or the one that is asked for; none for an unknown name. */
export const list = (ctx: Ctx, input: { paramKey?: string | undefined }): Promise<Param[]> =>
  ctx.read(async (db) => {
    const { paramKey } = input
    const keys = Object.keys(params).filter(isParamKey)
    const asked = paramKey ? keys.filter((key) => key === paramKey) : keys
    const own = await ownOf(db, asked)
    return asked.map((key) => shown(ctx, key, own.get(key)))
  })

/** The value that is in force: the tenant's own, or the platform's. */
export const valueOf = async (db: Read | Tx, key: ParamKey): Promise<string> =>
  (await ownOf(db, [key])).get(key)?.paramValue ?? specOf(key).initial

/** Gives a parameter the tenant's own value. Throws 400 for a value of another kind, 409 for a stale version. */
export const set = (ctx: Ctx, input: ParamSetting): Promise<Param> =>
  ctx.transaction(async (tx) => {
    const { version } = input
    const key = keyOf(input.paramKey)
    const paramValue = input.paramValue.trim()
    if (!fits(key, paramValue)) throw refused(ctx, key, paramValue)
    const changes = { paramValue, remark: input.remark.trim() }
    const before = (await ownOf(tx, [key])).get(key)
    if (version !== (before?.version ?? 0)) throw new AppError('record.stale')
    const after = before
      ? await save(tx, ctx, paramNoun, { before, version, action: 'update', changes })
      : only(await add(tx, ctx, paramNoun, [{ paramKey: key, ...changes }]))
    return shown(ctx, key, after)
  })

/** Takes the tenant's own value away, so that the platform's holds again. */
export const reset = (ctx: Ctx, { paramKey, version }: ParamReset): Promise<Param> =>
  ctx.transaction(async (tx) => {
    const key = keyOf(paramKey)
    const before = (await ownOf(tx, [key])).get(key)
    if (!before) throw new AppError('record.notFound')
    const changes = { isDeleted: 1, paramValue: specOf(key).initial }
    await save(tx, ctx, paramNoun, { before, version, action: 'remove', changes })
    return shown(ctx, key, undefined)
  })

/** The contract lets known names pass only. */
function keyOf(name: string): ParamKey {
  if (!isParamKey(name)) throw new AppError('param.unknown')
  return name
}

async function ownOf(db: Read | Tx, keys: readonly ParamKey[]): Promise<Map<string, ParamRow>> {
  const rows = await repo.params.withValues(db, 'paramKey', keys)
  return new Map(rows.map((row) => [row.paramKey, row]))
}

/** Ids have no full stops. */
const historyIdOf = (key: string): string => `param-${key.replaceAll('.', '-')}`

const labelOf = (ctx: Ctx, key: ParamKey) =>
  ctx.call.locale === 'en' ? specOf(key).en : specOf(key).zh

function shown(ctx: Ctx, key: ParamKey, own: ParamRow | undefined): Param {
  const spec = specOf(key)
  return {
    paramKey: key,
    historyId: historyIdOf(key),
    paramValue: own?.paramValue ?? spec.initial,
    initialValue: spec.initial,
    scope: own ? '租户' : '全局',
    kind: spec.kind,
    choices: spec.kind === 'choice' ? [...spec.choices] : [],
    label: labelOf(ctx, key),
    remark: own?.remark ?? '',
    version: own?.version ?? 0,
  }
}

function refused(ctx: Ctx, key: ParamKey, value: string): AppError {
  const told = { label: labelOf(ctx, key), value, expected: expectationOf(key) }
  const message = say(ctx.call.locale, 'param.badValue', told)
  return new AppError('param.badValue', { params: told, issues: [{ path: 'paramValue', message }] })
}
