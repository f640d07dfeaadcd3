import { manifestLine, type InboundManifest } from '@yuncang/shared/nouns/inbound-manifest/contract'
import { App } from 'antd'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { inPlace, trpc } from '../../api/client.ts'
import { formFailureOf } from '../../api/form-failure.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { FormDrawer, SideDrawer } from '../../ui/form/drawer.tsx'
import type { LineColumn, LineOption } from '../../ui/form/line-editor/column.ts'
import { LineEditor } from '../../ui/form/line-editor/line-editor.tsx'
import { createLines } from '../../ui/form/line-editor/lines.ts'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { refreshed } from './refreshed.ts'

const width = 960
const schema = z.object({ inboundManifestList: z.array(manifestLine).max(200) })

type Props = { bill: string; lines: readonly InboundManifest[]; onClose: () => void }

/** The lines of a manifest as a spreadsheet, over the order that shows them. */
export function ManifestSheet(props: Props) {
  const { t } = useTranslation()
  const { options } = useDictionary('PACK_TYPE')
  if (options.length > 0) return <SheetForm {...props} packTypes={options} />
  return (
    <SideDrawer
      title={t('inboundOrder.manifestOf', { no: props.bill })}
      size={width}
      onClose={props.onClose}
    >
      {t('record.sheet.loading')}
    </SideDrawer>
  )
}

type FormProps = Props & { packTypes: readonly LineOption[] }

function SheetForm({ bill, lines, packTypes, onClose }: FormProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const save = useMutation(trpc.inboundManifest.save.mutationOptions(inPlace))
  const [lists] = useState(() => ({
    inboundManifestList: createLines(columnsOf(t, packTypes), manifestLine, lines.map(cellsOf)),
  }))
  const record = useRecordForm({
    schema,
    initial: {},
    lists,
    save: ({ inboundManifestList }) =>
      save.mutateAsync({
        masterBillNo: bill,
        revision: lines[0]?.revision ?? 0,
        inboundManifestList,
      }),
    onSaved: async () => {
      void message.success(t('inboundOrder.manifestSaved', { no: bill }))
      await refreshed()
      onClose()
    },
    describe: formFailureOf,
  })
  return (
    <FormDrawer
      title={t('inboundOrder.manifestOf', { no: bill })}
      record={record}
      canSave
      size={width}
      onReload={() => void refreshed().then(onClose)}
      onClose={onClose}
    >
      <p className="hint">{t('inboundOrder.manifestHint')}</p>
      <LineEditor
        label={t('inboundOrder.manifestLines')}
        lines={lists.inboundManifestList}
        onChange={record.touch}
      />
    </FormDrawer>
  )
}

const cellsOf = ({
  manifestPieces,
  manifestGross,
  packType,
  consignee,
  mark,
}: InboundManifest): Record<string, unknown> => ({
  manifestPieces,
  manifestGross,
  packType,
  consignee,
  mark,
})

const columnsOf = (t: TFunction, options: readonly LineOption[]): LineColumn[] => {
  const title = (key: string) => t(`inboundOrder.field.${key}`)
  return [
    {
      key: 'manifestPieces',
      title: title('manifestPieces'),
      width: 110,
      kind: 'integer',
      isRequired: true,
    },
    {
      key: 'manifestGross',
      title: title('manifestGross'),
      width: 140,
      kind: 'decimal',
      decimal: 'kg',
    },
    { key: 'packType', title: title('packType'), width: 130, kind: 'select', options },
    { key: 'consignee', title: title('consignee'), width: 220, kind: 'text' },
    { key: 'mark', title: title('mark'), width: 220, kind: 'text' },
  ]
}
