import { useQuery } from '@tanstack/react-query'
import { today } from '@yuncang/shared/kernel/calendar'
import {
  costStandard,
  standardLine,
  type CostCode,
  type CostStandard,
  type CostStandardLine,
} from '@yuncang/shared/nouns/cost-code/contract'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { valuesIn } from '../../records/form/fields.tsx'
import { BulkPrices } from '../../records/prices/bulk-prices.tsx'
import { lineOf } from './standard-lines.ts'
import { StandardsMoved } from './standard-moves.tsx'
import { standardsRenewed } from './standards-renewed.ts'

type Props = { feeOf: ReadonlyMap<string, CostCode>; onClose: () => void }

/** Many list prices changed at once: which of those that have not ended, how, and what fees that moves. */
export function StandardBulk({ feeOf, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [day] = useState(() => today(new Date().toISOString()))
  const { data } = useQuery({ ...trpc.costStandard.sheet.queryOptions({}), ...inPlace })
  const replace = useMutation(trpc.costStandard.replace.mutationOptions(inPlace))
  if (!data) return null
  const byId = new Map(data.map((row) => [row.id, row]))
  const lines = data.filter(({ validTo }) => (validTo ?? day) >= day)
  const withPrices = (priceOf: ReadonlyMap<string, { price: string }>): CostStandardLine[] =>
    data.map((row) => ({ ...plainOf(row), ...pick(priceOf.get(row.id)) }))
  return (
    <BulkPrices
      title={t('costStandard.bulk')}
      lines={lines.flatMap((row, index) => recordOf(row, feeOf.get(row.feeCode), index) ?? [])}
      noteOf={({ detailId }) => periodOf(byId.get(detailId), t('costCode.openEnd'))}
      isPending={replace.isPending}
      failure={replace.error}
      renderMoved={(after) => <StandardsMoved lines={withPrices(after)} />}
      onApply={(changes) =>
        replace.mutate(
          costStandard.replace.input.parse({
            known: data.map(({ id, version }) => ({ id, version })),
            lines: withPrices(new Map(changes.map((each) => [each.detailId, each]))),
          }),
          {
            onSuccess: (done) => {
              void message.success(t('costStandard.saved', done))
              void standardsRenewed().then(onClose)
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

const pick = (changed: { price: string } | undefined) => changed && { price: changed.price }

const plainOf = (row: CostStandard): CostStandardLine =>
  standardLine.parse(valuesIn(standardLine, row))

const periodOf = (row: CostStandard | undefined, openEnd: string): string =>
  row ? `${row.validFrom} – ${row.validTo ?? openEnd}` : ''

/** A list price as the line that many changes at once are made to. */
function recordOf(
  row: CostStandard,
  fee: CostCode | undefined,
  index: number,
): TariffRecord | undefined {
  if (!fee) return undefined
  const { feeName, feeNameEn, jfmoduleId } = fee
  const line = lineOf(plainOf(row), fee)
  const names = { feeName, feeNameEn, jfmoduleId }
  const { id: detailId, isStop, stops } = row
  return { ...line, ...names, detailId, lineNo: index + 1, isStop, stops }
}
