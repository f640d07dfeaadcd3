import type { Columns } from './headings.ts'

const stands = (key: string, columns: Columns<string>, has: (key: string) => boolean): boolean =>
  has(key) || columns.some((column) => column.perPackage?.total === key && has(column.key))

/** The columns that a record needs and a table lacks; what one package weighs stands for what all do. */
export const missingOf = <C extends Columns<string>[number]>(
  columns: readonly C[],
  has: (key: string) => boolean,
): C[] => columns.filter(({ key, required }) => required && !stands(key, columns, has))

/** The columns for a table in which what one package weighs is needed in place of what all do. */
export function asRequired<K extends string>(
  columns: Columns<K>,
  has: (key: string) => boolean,
): Columns<K> {
  const moved = columns.flatMap(({ key, perPackage }) => {
    const total = columns.find((column) => column.key === perPackage?.total)
    return perPackage && total?.required && has(key) && !has(total.key)
      ? [{ from: total.key, to: key }]
      : []
  })
  if (moved.length === 0) return columns
  return columns.map((column) => {
    const { required, ...rest } = column
    if (moved.some(({ to }) => to === column.key)) return { ...column, required: true }
    return required && !moved.some(({ from }) => from === column.key) ? column : rest
  })
}
