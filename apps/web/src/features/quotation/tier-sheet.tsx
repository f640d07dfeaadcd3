import { cellsOf, tariffCells, tiersIn } from '@yuncang/shared/nouns/tariff/cells'
import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { goodLines, LiveCalculator } from '../../records/prices/live-calculator.tsx'
import type { Offered } from '../../records/prices/offered.ts'
import { startPrices } from '../../records/prices/price-editor.tsx'
import { TierPanel } from '../../records/prices/tier-panel.tsx'
import { FormDrawer } from '../../ui/form/drawer.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'

const schema = z.object({ details: z.array(tariffCells).length(1) })

type Props = {
  quotation: Quotation
  line: TariffRecord
  offered: Offered
  onSaved: (after: Quotation) => unknown
  onReload: () => void
  onClose: () => void
}

/** The tiers of one price, one below the other, and what a sample order costs by them while they are typed. */
export function TierSheet({ quotation, line, offered, onSaved, onReload, onClose }: Props) {
  const { t } = useTranslation()
  const update = useMutation(trpc.quotation.updatePrices.mutationOptions(inPlace))
  const [lists] = useState(() => ({ details: startPrices(offered, [cellsOf(line)]) }))
  const { bjdId: id, version } = quotation
  const record = useRecordForm({
    schema,
    initial: {},
    lists,
    save: ({ details: [cells] }) =>
      update.mutateAsync({
        id,
        version,
        details: [{ detailId: line.detailId, tiers: tiersIn(cells?.tiers ?? '') ?? [] }],
      }),
    onSaved,
    describe: formFailureOf,
  })
  const { touch } = record
  useEffect(() => lists.details.onChange(touch), [lists, touch])
  return (
    <FormDrawer
      title={t('quotation.tiersOf', { fee: feeNameOf(line) })}
      record={record}
      canSave
      size={720}
      onReload={onReload}
      onClose={onClose}
    >
      <TierPanel lines={lists.details} />
      <LiveCalculator lines={lists.details} feeOf={offered.feeOf} pricesIn={goodLines} />
    </FormDrawer>
  )
}
