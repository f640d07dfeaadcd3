import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { lazy, Suspense, useState } from 'react'
import { loadTexts } from '../../i18n/load-texts.ts'
import { loadChunk } from '../../lib/chunk.ts'
import type { LeftOut } from './renewal-left-out.tsx'
import { useStep } from './use-step.ts'

const withWords = () =>
  loadTexts(
    () => import('./words/renewal.ts'),
    () => import('@yuncang/shared/nouns/contract/messages'),
  )
const RenewalDialog = lazy(async () => {
  const [dialog] = await Promise.all([loadChunk(() => import('./renewal-dialog.tsx')), withWords()])
  return { default: dialog.RenewalDialog }
})
const RenewalLeftOut = lazy(async () => {
  const [dialog] = await Promise.all([
    loadChunk(() => import('./renewal-left-out.tsx')),
    withWords(),
  ])
  return { default: dialog.RenewalLeftOut }
})

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
