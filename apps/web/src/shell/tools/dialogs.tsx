import { Suspense } from 'react'
import { lazyDialog } from '../lazy-dialog.ts'

const SyncCustomer = lazyDialog(
  async () => (await import('../../features/desk/customer-sync/dialog.tsx')).SyncCustomerDialog,
)
const NewCustomer = lazyDialog(
  async () =>
    (await import('../../features/desk/customer-sync/new-customer.tsx')).NewCustomerDialog,
)
const SyncContract = lazyDialog(
  async () => (await import('../../features/desk/contract-sync/dialog.tsx')).SyncContractDialog,
)
const Downloads = lazyDialog(
  async () => (await import('../../features/desk/downloads/dialog.tsx')).DownloadsDialog,
)
const TerminalApp = lazyDialog(
  async () => (await import('../../features/desk/terminal-app/dialog.tsx')).TerminalAppDialog,
)

export type ToolDialog =
  | 'syncCustomer'
  | 'newCustomer'
  | 'syncContract'
  | 'downloads'
  | 'terminalApp'

type Props = { open: ToolDialog | undefined; onOpen: (dialog: ToolDialog | undefined) => void }

/** The dialogs of the top bar; each begins anew when it is opened. */
export function ToolDialogs({ open, onOpen }: Props) {
  const close = () => onOpen(undefined)
  return (
    <Suspense>
      {open === 'syncCustomer' && (
        <SyncCustomer onClose={close} onManual={() => onOpen('newCustomer')} />
      )}
      {open === 'newCustomer' && <NewCustomer onClose={close} />}
      {open === 'syncContract' && <SyncContract onClose={close} />}
      {open === 'downloads' && <Downloads onClose={close} />}
      {open === 'terminalApp' && <TerminalApp onClose={close} />}
    </Suspense>
  )
}
