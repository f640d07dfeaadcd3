import { useQuery } from '@tanstack/react-query'
import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { MovedFees } from '../../records/prices/moved-fees.tsx'
import { MovesOnDemand } from '../../records/prices/moves-on-demand.tsx'
import { Previewed } from '../../records/prices/previewed.tsx'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { rulesIn } from './rule-lines.ts'

/** What the rules as they are typed would move of the fees that no bill holds yet, on demand and before they are saved. */
export function RuleMoves({ id, lines }: { id: string; lines: Lines }) {
  return (
    <MovesOnDemand
      lines={lines}
      read={rulesIn}
      renderMoves={(rules) => <Moved id={id} rules={rules} />}
    />
  )
}

function Moved({ id, rules }: { id: string; rules: BillingRule[] }) {
  const { t } = useTranslation()
  const preview = useQuery({
    ...trpc.costList.previewRules.queryOptions({ id, rules }),
    ...inPlace,
  })
  const when = t('costList.rule.when')
  return (
    <Previewed
      preview={preview}
      renderMoves={({ customers }) => <MovedFees customers={customers} when={when} />}
    />
  )
}
