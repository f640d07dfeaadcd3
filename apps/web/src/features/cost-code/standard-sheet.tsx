import { useQuery } from '@tanstack/react-query'
import {
  costStandard,
  standardLines,
  type CostStandard,
  type CostStandardLine,
} from '@yuncang/shared/nouns/cost-code/contract'
import { say } from '@yuncang/shared/client-messages'
import { App } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useOffered, type Offered } from '../../records/prices/offered.ts'
import { PriceWork } from '../../records/prices/price-work.tsx'
import { WorkbookButtons } from '../../records/prices/workbook-buttons.tsx'
import { FormDrawer, SideDrawer } from '../../ui/form/drawer.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import type { Judge } from '../../ui/form/line-editor/lines.ts'
import {
  alwaysShown,
  completedStandards,
  doubtOverlaps,
  knownStandards,
  placedStandards,
  pricesToday,
  startStandards,
} from './standard-lines.ts'
import { StandardMoves } from './standard-moves.tsx'
import { standardsRenewed } from './standards-renewed.ts'

/** As wide as a spreadsheet wants it; the window is the limit. */
const width = 1280

const schema = z.object({ lines: standardLines })

/** All list prices as a spreadsheet, with a calculator beside them. */
export function StandardSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const offered = useOffered()
  // What somebody types over stays what it was until it is saved.
  const { data, refetch } = useQuery({
    ...trpc.costStandard.sheet.queryOptions({}),
    ...inPlace,
    staleTime: Infinity,
    gcTime: 0,
  })
  const title = t('costStandard.sheet')
  if (!offered || !data)
    return (
      <SideDrawer title={title} size={width} onClose={onClose}>
        {t('record.sheet.loading')}
      </SideDrawer>
    )
  return (
    <SheetForm
      key={data.map(({ id, version }) => `${id} ${version}`).join()}
      title={title}
      rows={data}
      offered={offered}
      onReload={() => void refetch()}
      onClose={onClose}
    />
  )
}

const overlapWords = ({
  feeCode: code,
  unit,
  currency,
  validFrom: from,
  validTo,
}: CostStandardLine): string =>
  say(currentLanguage(), 'costStandard.overlaps', {
    code,
    unit,
    currency,
    from,
    to: validTo ?? '…',
  })

type Props = {
  title: string
  rows: readonly CostStandard[]
  offered: Offered
  onReload: () => void
  onClose: () => void
}

/** The sheet itself, once it is known what its cells offer. */
export function SheetForm({ title, rows, offered, onReload, onClose }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const replace = useMutation(trpc.costStandard.replace.mutationOptions(inPlace))
  const [lists] = useState(() => ({ lines: startStandards(t, offered, rows) }))
  const { lines } = lists
  // What a workbook that was read does differently is marked until the sheet is closed.
  const differences = useRef<Judge>(undefined)
  const pricesIn = useMemo(() => pricesToday(offered.feeOf, rows), [offered, rows])
  useEffect(() => {
    const complete = completedStandards(lines, offered)
    return lines.onChange(() => {
      lines.update(complete)
      doubtOverlaps(lines, overlapWords, differences.current)
    })
  }, [lines, offered])
  const record = useRecordForm({
    schema,
    initial: {},
    lists,
    save: (given) =>
      replace.mutateAsync(
        costStandard.replace.input.parse({
          known: rows.map(({ id, version }) => ({ id, version })),
          lines: given.lines,
        }),
      ),
    onSaved: async ({ added, changed, removed }) => {
      void message.success(t('costStandard.saved', { added, changed, removed }))
      await standardsRenewed()
      onClose()
    },
    describe: formFailureOf,
  })
  return (
    <FormDrawer
      title={title}
      record={record}
      canSave
      size={width}
      onReload={onReload}
      onClose={onClose}
    >
      <PriceWork
        label={title}
        hint={t('costStandard.sheetHint')}
        lines={lines}
        always={alwaysShown}
        feeOf={offered.feeOf}
        pricesIn={pricesIn}
        onChange={record.touch}
        above={
          <WorkbookButtons
            lines={lines}
            way={{
              out: { operation: 'costStandard.workbook' },
              read: 'costStandard.readWorkbook',
              known: knownStandards(rows),
              place: (incoming) => placedStandards(lines, offered, incoming),
              mark: (judge) => {
                differences.current = judge
              },
              words: 'costStandard.read',
            }}
          />
        }
      >
        <StandardMoves lines={lines} />
      </PriceWork>
    </FormDrawer>
  )
}
