import { useQuery } from '@tanstack/react-query'
import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { App, Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { useMutation } from '../../../api/use-mutation.ts'
import { DialogNotice } from '../../../ui/offline-notice.tsx'
import { ProductSelect } from '../product-select.tsx'
import { refreshed } from '../refreshed.ts'

type Group = { key: string; written: string; lineIds: string[] }

/** Lines that write the same code and name are of one product. */
export function groupsOf(lines: readonly InboundProduct[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { id, productId, productCode, productName } of lines) {
    if (productId !== null) continue
    const written = [productCode, productName].filter(Boolean).join(' ')
    const group = groups.get(written) ?? { key: written, written, lineIds: [] }
    group.lineIds.push(id)
    groups.set(written, group)
  }
  return [...groups.values()]
}

/** Which product of the master data stands behind goods whose code and name do not say it. */
export function ProductsDialog({ order, onClose }: { order: InboundOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const lines = useQuery(trpc.inboundOrder.products.queryOptions({ id: order.id }))
  // As it was when the dialog was opened.
  const [{ id, version }] = useState(order)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const groups = groupsOf(lines.data ?? [])
  const products = groups.flatMap(({ key, lineIds }) => {
    const productId = chosen.get(key)
    return productId === undefined ? [] : lineIds.map((lineId) => ({ lineId, productId }))
  })
  const save = useMutation({
    ...trpc.inboundOrder.setProducts.mutationOptions(inPlace),
    onSuccess: async () => {
      void message.success(t('inboundOrder.productsSet', { count: products.length }))
      onClose()
      await refreshed()
    },
  })
  return (
    <Modal
      open
      title={t('inboundOrder.stepTitle', {
        no: order.orderNo,
        step: t('inboundOrder.step.setProducts'),
      })}
      okText={t('action.save')}
      okButtonProps={{ loading: save.isPending, disabled: products.length === 0 }}
      onOk={() => save.mutate({ id, version, products })}
      onCancel={onClose}
    >
      <p>{t('inboundOrder.ask.setProducts')}</p>
      <DialogNotice
        isSending={save.isPending}
        failure={save.error ? apiErrorOf(save.error).message : undefined}
      />
      <Form layout="vertical">
        {groups.map(({ key, written, lineIds }) => (
          <Form.Item
            key={key}
            label={t('inboundOrder.writtenAs', { written, count: lineIds.length })}
          >
            <ProductSelect
              label={written}
              value={chosen.get(key)}
              onChange={(productId) => setChosen(withEntry(chosen, key, productId))}
            />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  )
}

function withEntry(map: ReadonlyMap<string, string>, key: string, value: string | undefined) {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
