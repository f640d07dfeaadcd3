import { Select as AntSelect, type SelectProps } from 'antd'
import { unnamed } from '../lib/unnamed.ts'

/** antd's select, which would show the bare value until its choices have come. */
export function Select<V>(props: SelectProps<V>) {
  const { mode, loading, options } = props
  const isWaiting = mode !== 'tags' && (loading === true || options?.length === 0)
  return <AntSelect<V> {...(isWaiting && { labelRender: nameOrWait })} {...props} />
}

/** For values that are ids, whatever choices there are by now. */
export const nameOrWait: NonNullable<SelectProps['labelRender']> = ({ label }) => label ?? unnamed
