import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { Suspense, useState } from 'react'
import { latePart } from '../../i18n/late-part.tsx'
import type { LeftOut } from './renewal-left-out.tsx'
import { useStep } from './use-step.ts'

const words = [
  () => import('./words/renewal.ts'),
  () => import('@yuncang/shared/nouns/contract/messages'),
]
const RenewalDialog = latePart(
  async () => (await import('./renewal-dialog.tsx')).RenewalDialog,
  ...words,
)
const RenewalLeftOut = latePart(
  async () => (await import('./renewal-left-out.tsx')).RenewalLeftOut,
  ...words,
)

type Props = {
  contracts: readonly Contract[]
  leftOut?: readonly LeftOut[]
  onClose: () => void
}

/** Renews contracts, one after the other; what cannot be renewed is told first. */
export function Renewals({ contracts, leftOut = [], onClose }: Props) {
  const [at, setAt] = useState(0)
  const [isTold, setTold] = useState(leftOut.length === 0)
  const contract = contracts[at]
  const isLast = at === contracts.length - 1
  if (!isTold)
    return (
      <Suspense>
        <RenewalLeftOut
          leftOut={leftOut}
          others={contracts.length}
          onGoOn={() => setTold(true)}
          onClose={onClose}
        />
      </Suspense>
    )
  if (!contract) return null
  return (
    <Suspense>
      <Renewal
        key={contract.id}
        contract={contract}
        isLast={isLast}
        onDone={() => (isLast ? onClose() : setAt(at + 1))}
        onClose={onClose}
      />
    </Suspense>
  )
}

type OneProps = { contract: Contract; isLast: boolean; onDone: () => void; onClose: () => void }

function Renewal({ contract, isLast, onDone, onClose }: OneProps) {
  const { take, isPending } = useStep(contract, onDone, isLast)
  return (
    <RenewalDialog
      contract={contract}
      isPending={isPending}
      onTerm={(term) => take('renew', { term })}
      onClose={onClose}
    />
  )
}
