import type { Param } from '@yuncang/shared/nouns/param/contract'

/** A parameter as a row: its name is what tells it from the others. */
export type ParamRow = Param & { id: string; name: string }

/** What stands before the colon; the values behind it have words of their own here. */
const nameOf = (label: string): string => label.split(/[：:]/, 1)[0] ?? label

export const rowOf = (param: Param): ParamRow => ({
  ...param,
  id: param.paramKey,
  name: nameOf(param.label),
})

/** True when the tenant has a value of its own. */
export const isOwn = ({ scope }: Pick<Param, 'scope'>): boolean => scope === '租户'
