import { useMutation, useQuery } from '@tanstack/react-query'
import { costList } from '@yuncang/shared/contracts/cost-list'
import type { TariffRecord } from '@yuncang/shared/contracts/tariff'
import { useTranslation } from 'react-i18next'
import { client, inPlace, trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { LoadingDrawer } from '../../records/loading-drawer.tsx'
import { NounDrawer } from '../../records/noun-drawer.tsx'
import { StepButtons } from '../../records/step-buttons.tsx'
import { useCan } from '../../session/session-context.tsx'
import { PriceLines } from '../../records/price-lines.tsx'
import { CostListFields } from './fields.tsx'
import { CostListHistory } from './history.tsx'
import { refreshed } from './refreshed.ts'
import { CostListSheet } from './sheet.tsx'
import { copyOf, lineOf, type CostListRow } from './row.ts'
import { useCostListSteps } from './steps.ts'

type Props = { row: CostListRow | undefined; onClose: () => void }

/** A cost list with its lines, which are kept or taken over from a quotation. */
export function CostListDrawer({ row, onClose }: Props) {
  const lines = useQuery({
    ...trpc.quotation.linesOfCostList.queryOptions({ costListId: row?.id ?? '' }),
    enabled: row !== undefined,
    ...inPlace,
  })
  if (row === undefined) return <CostListForm row={row} lines={[]} onClose={onClose} />
  if (lines.data) return <CostListForm row={row} lines={lines.data} onClose={onClose} />
  return <LoadingDrawer title={row.name} error={lines.error} onClose={onClose} />
}

/** The lines of the quotation that is named now, or what there was when it is the same one. */
async function itemsFor(
  bjdId: string | null,
  before: string | null | undefined,
  lines: readonly TariffRecord[],
) {
  if (bjdId === null || bjdId === before) return lines.map(lineOf)
  return (await client.costList.itemsOfQuotation.query({ bjdId })).map(copyOf)
}

type FormProps = Props & { lines: readonly TariffRecord[] }

function CostListForm({ row, lines, onClose }: FormProps) {
  const { t } = useTranslation()
  const mayWrite = useCan('costList:write')
  const steps = useCostListSteps()
  const create = useMutation(trpc.costList.create.mutationOptions(inPlace))
  const update = useMutation(trpc.costList.update.mutationOptions(inPlace))
  const isEnabled = row?.status === 1
  return (
    <NounDrawer
      title={row ? row.name : t('costList.new')}
      form="costList"
      row={row}
      contract={costList}
      canWrite={mayWrite && !isEnabled}
      nameOf={(saved: CostListRow) => saved.name}
      create={async (input) =>
        create.mutateAsync({ ...input, items: await itemsFor(input.bjdId, undefined, []) })
      }
      update={async (input) =>
        update.mutateAsync({ ...input, items: await itemsFor(input.bjdId, row?.bjdId, lines) })
      }
      refreshed={refreshed}
      onClose={onClose}
      fields={<CostListFields sheetId={row?.id} isLocked={mayWrite && isEnabled} />}
    >
      {row && (
        <>
          <StepButtons row={row} name={row.name} steps={steps} onDone={refreshed} />
          <div style={{ marginTop: 24 }}>
            <PriceLines
              title={counted(t('costList.lines'), lines.length)}
              empty={t('costList.noLines')}
              lines={lines}
            />
            <CostListSheet row={row} lines={lines} canWrite={mayWrite && !isEnabled} />
          </div>
          <CostListHistory id={row.id} />
        </>
      )}
    </NounDrawer>
  )
}
