import { useQuery } from '@tanstack/react-query'
import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { DiffDecision } from '@yuncang/shared/nouns/inbound-order/steps'
import { App, Button, Modal, Radio, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useIsNarrow } from '../../../lib/size-class.ts'
import { useDictionary } from '../../../api/use-dictionary.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { DialogNotice } from '../../../ui/offline-notice.tsx'
import '../detail.css'
import { hasDiff, piecesDiffOf, netDiffOf } from '../diffs.ts'
import { refreshed } from '../refreshed.ts'

const decisions = ['ACTUAL', 'WAIT', 'CLAIM'] as const satisfies readonly DiffDecision[]

/** What becomes of goods that came short, over or damaged. */
export function DiffsDialog({ order, onClose }: { order: InboundOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const lines = useQuery(trpc.inboundOrder.products.queryOptions({ id: order.id }))
  // As it was when the dialog was opened.
  const [seen] = useState(order)
  const [chosen, setChosen] = useState<ReadonlyMap<string, DiffDecision>>(new Map())
  const rows = (lines.data ?? []).filter(hasDiff)
  const save = useMutation({
    ...trpc.inboundOrder.decideDiffs.mutationOptions(inPlace),
    onSuccess: async () => {
      void message.success(t('inboundOrder.diffsDecided', { count: chosen.size }))
      onClose()
      await refreshed()
    },
  })
  const given = [...chosen].map(([lineId, diffDecision]) => ({ lineId, diffDecision }))
  return (
    <Modal
      open
      width={820}
      title={t('inboundOrder.stepTitle', {
        no: order.orderNo,
        step: t('inboundOrder.step.decideDiffs'),
      })}
      okText={t('action.save')}
      okButtonProps={{ loading: save.isPending, disabled: given.length === 0 }}
      onOk={() => save.mutate({ id: seen.id, version: seen.version, decisions: given })}
      onCancel={onClose}
    >
      <Space orientation="vertical" size="middle" style={{ display: 'flex' }}>
        <DialogNotice
          isSending={save.isPending}
          failure={save.error ? apiErrorOf(save.error).message : undefined}
        />
        <Button
          size="small"
          onClick={() => setChosen(new Map(rows.map(({ id }) => [id, 'ACTUAL'] as const)))}
        >
          {t('inboundOrder.allAsReceived')}
        </Button>
        <DiffTable
          rows={rows}
          decisionOf={(row) => chosen.get(row.id) ?? row.diffDecision}
          onDecide={(id, decision) => setChosen(new Map(chosen).set(id, decision))}
        />
      </Space>
    </Modal>
  )
}

type TableProps = {
  rows: InboundProduct[]
  decisionOf: (row: InboundProduct) => string
  onDecide: (id: string, decision: DiffDecision) => void
}

function DiffTable({ rows, decisionOf, onDecide }: TableProps) {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const { labelOf: typeOf } = useDictionary('DIFF_TYPE')
  const { labelOf: decisionLabel } = useDictionary('DIFF_DECISION')
  const kindOf = (row: InboundProduct) => <span className="diff">{typeOf(row.diffType)}</span>
  const diffOf = (row: InboundProduct) =>
    [piecesDiffOf(row), netDiffOf(row)].filter(Boolean).join(' / ') ||
    t('inboundOrder.damaged', { count: row.damagePieces })
  const choiceFor = (row: InboundProduct) => (
    <Radio.Group
      aria-label={t('inboundOrder.decisionOf', { line: row.lineNo })}
      value={decisionOf(row) || null}
      options={decisions.map((value) => ({ value, label: decisionLabel(value) }))}
      onChange={({ target }) => {
        const decision = decisions.find((each) => each === target.value)
        if (decision) onDecide(row.id, decision)
      }}
    />
  )
  const columns: TableColumnsType<InboundProduct> = [
    { title: t('inboundOrder.field.lineNo'), dataIndex: 'lineNo', width: 64 },
    { title: t('inboundOrder.field.productName'), dataIndex: 'productName' },
    { title: t('inboundOrder.field.containerNo'), dataIndex: 'containerNo' },
    { title: t('inboundOrder.field.diffType'), render: (_value, row) => kindOf(row) },
    { title: t('inboundOrder.field.diff'), align: 'end', render: (_value, row) => diffOf(row) },
    { title: t('inboundOrder.field.diffDecision'), render: (_value, row) => choiceFor(row) },
  ]
  /** On a phone what a line is stands above the choice, which is in reach. */
  const card: TableColumnsType<InboundProduct> = [
    {
      render: (_value, row) => (
        <Space orientation="vertical" size={4}>
          {[row.lineNo, row.containerNo, row.productName].filter(Boolean).join(' · ')}
          <span>
            {kindOf(row)} {diffOf(row)}
          </span>
          {choiceFor(row)}
        </Space>
      ),
    },
  ]
  return (
    <Table
      size="small"
      rowKey="id"
      dataSource={rows}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      {...(isNarrow
        ? { columns: card, showHeader: false, scroll: { y: 360 } }
        : { columns, scroll: { x: 'max-content', y: 360 } })}
    />
  )
}
