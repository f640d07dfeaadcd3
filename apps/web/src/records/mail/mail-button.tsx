import { MailOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import type { MailDialog as Dialog } from './mail-dialog.tsx'

const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }))

type Props = Omit<ComponentProps<typeof Dialog>, 'onClose'> & { label: string }

/** Opens the letter with which the paper of a record is sent. */
export function MailButton({ label, ...letter }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<MailOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>{isOpen && <MailDialog {...letter} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
