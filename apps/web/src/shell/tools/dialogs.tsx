import { Suspense } from 'react'
import { latePart } from '../../i18n/late-part.tsx'

const SyncCustomer = latePart(
  async () => (await import('../../features/customer-sync/dialog.tsx')).SyncCustomerDialog,
  () => import('../../features/customer-sync/words.ts'),
)
const NewCustomer = latePart(
  async () => (await import('../../features/customer-sync/new-customer.tsx')).NewCustomerDialog,
  () => import('../../features/customer-sync/words.ts'),
)
const SyncContract = latePart(
  async () => (await import('../../features/contract-sync/dialog.tsx')).SyncContractDialog,
  () => import('../../features/contract-sync/words.ts'),
)
const Downloads = latePart(
  async () => (await import('../../features/downloads/dialog.tsx')).DownloadsDialog,
)
const TerminalApp = latePart(
  async () => (await import('../../features/terminal-app/dialog.tsx')).TerminalAppDialog,
  () => import('../../features/terminal-app/words.ts'),
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
