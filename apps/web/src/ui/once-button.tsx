import { Button, type ButtonProps } from 'antd'
import { useReclickLock } from '../lib/reclick-lock.ts'

/** A button that is disabled for a while after a click, so that a second one does nothing. */
export function OnceButton({
  lockMs,
  disabled,
  onClick,
  ...rest
}: ButtonProps & { lockMs?: number }) {
  const { isLocked, press } = useReclickLock(lockMs)
  return (
    <Button
      {...rest}
      disabled={disabled === true || isLocked}
      onClick={(event) => press(() => onClick?.(event))}
    />
  )
}
