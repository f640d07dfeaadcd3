import { useQuery } from '@tanstack/react-query'
import type { BillingRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import { Button } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { MovedFees } from '../../records/prices/moved-fees.tsx'
import type { Row } from '../../ui/form/line-editor/lines-model.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { rulesIn } from './rule-lines.ts'

type Asked = { rows: readonly Row[]; rules: BillingRule[] }

/** What the rules as they are typed would move of the fees that no bill holds yet, on demand and before they are saved. */
export function RuleMoves({ id, lines }: { id: string; lines: Lines }) {
  const { t } = useTranslation()
  const { rows } = useSyncExternalStore(lines.subscribe, lines.view)
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const isCurrent = asked?.rows === rows
  const { data, error, isFetching } = useQuery({
    ...trpc.costList.previewRules.queryOptions({ id, rules: asked?.rules ?? [] }),
    enabled: isCurrent,
    ...inPlace,
  })
  const ask = () => {
    const rules = rulesIn(lines)
    setOpen(rules === undefined)
    if (rules) setAsked({ rows, rules })
    else lines.startTry()
  }
  return (
    <div style={{ marginTop: 12 }}>
      <Button loading={isCurrent && isFetching} onClick={ask}>
        {t('costList.rule.preview')}
      </Button>
      {isOpen && (
        <p role="status" className="bulk-wrong">
          {t('costList.rule.previewOpen')}
        </p>
      )}
      {isCurrent && error && <p className="bulk-wrong">{apiErrorOf(error).message}</p>}
      {isCurrent && data && !isFetching && (
        <MovedFees customers={data.customers} when={t('costList.rule.when')} />
      )}
    </div>
  )
}
