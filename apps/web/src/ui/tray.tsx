import { Button, Popover } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSizeClass } from '../lib/size-class.ts'
import { NarrowDrawer } from './narrow-drawer.tsx'
import './tray.css'

type Props = {
  readonly title: string
  /** What a screen reader says of the button: the count is part of it. */
  readonly label: string
  readonly icon: ReactNode
  readonly count: number
  /** Somebody waits, rather than work going on. */
  readonly isUrgent?: boolean
  readonly children: (close: () => void) => ReactNode
}

const countedTo = 99

/** A button of the top bar with a count; what is counted opens below it, on a phone from the bottom of the screen. */
export function Tray({ title, label, icon, count, isUrgent = false, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useSizeClass() === 0
  const content = children(() => setOpen(false))
  const button = (
    <Button
      type="text"
      aria-label={label}
      aria-expanded={isOpen}
      icon={
        <span className="tray-icon">
          {icon}
          {count > 0 && (
            <span className={isUrgent ? 'tray-count tray-count-urgent' : 'tray-count'}>
              {count > countedTo ? `${countedTo}+` : count}
            </span>
          )}
        </span>
      }
      {...(isPhone && { onClick: () => setOpen(true) })}
    />
  )
  if (isPhone) {
    return (
      <>
        {button}
        <NarrowDrawer
          open={isOpen}
          placement="bottom"
          size="75%"
          title={title}
          onClose={() => setOpen(false)}
        >
          {content}
        </NarrowDrawer>
      </>
    )
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={title}
      content={<div className="tray">{content}</div>}
    >
      {button}
    </Popover>
  )
}
