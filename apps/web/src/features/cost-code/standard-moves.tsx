import { useQuery } from '@tanstack/react-query'
import type { CostStandardLine } from '@yuncang/shared/nouns/cost-code/contract'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { MovedFees } from '../../records/prices/moved-fees.tsx'
import { MovedLines } from '../../records/prices/moved-lines.tsx'
import { MovesOnDemand } from '../../records/prices/moves-on-demand.tsx'
import { Previewed } from '../../records/prices/previewed.tsx'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { standardsIn } from './standard-lines.ts'

/** What the sheet as it is typed would move of the fees that no bill holds yet, on demand and before it is saved. */
export function StandardMoves({ lines }: { lines: Lines }) {
  return (
    <MovesOnDemand
      lines={lines}
      read={standardsIn}
      renderMoves={(given) => <StandardsMoved lines={given} />}
    />
  )
}

/** Which fees get which other amount, were these all list prices. */
export function StandardsMoved({ lines: given }: { lines: readonly CostStandardLine[] }) {
  const { t } = useTranslation()
  const preview = useQuery({
    ...trpc.costStandard.previewPrices.queryOptions({ lines: [...given] }),
    ...inPlace,
  })
  return (
    <Previewed
      preview={preview}
      renderMoves={({ customers, lines, moves }) => (
        <div className="fee-why">
          <MovedFees customers={customers} when={t('costStandard.when')} />
          {lines > 0 && <MovedLines lines={lines} moves={moves} />}
        </div>
      )}
    />
  )
}
