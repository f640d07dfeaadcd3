import type { ProductChoice } from '@yuncang/shared/nouns/product/contract'
import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { Permit } from '../../session/session-context.tsx'
import { DialogNotice } from '../../ui/offline-notice.tsx'
import { ProductSelect } from './product-select.tsx'
import { Select } from '../../ui/select.tsx'

/** How lines are to call their goods. */
type Named = { productCode: string; productName: string }
type Props = {
  of: Readonly<Record<string, string>>
  /** There are products of the name, so that one more would not help. */
  isKnown?: boolean
  onNamed: (is: Named) => void
}

/** A name that stands for no product: it is chosen among those there are, or added. */
export function NameProduct({ of, isKnown = false, onNamed }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'choose' | 'add'>()
  const close = () => setAsked(undefined)
  const written = [...new Set([of['productCode'], of['productName']])].filter(Boolean).join(' ')
  return (
    <>
      <Button size="small" onClick={() => setAsked('choose')}>
        {t('inboundOrder.nameProduct.choose')}
      </Button>
      {!isKnown && (
        <Permit code="product:write">
          <Button size="small" onClick={() => setAsked('add')}>
            {t('inboundOrder.nameProduct.add')}
          </Button>
        </Permit>
      )}
      {asked === 'choose' && <Choose written={written} onNamed={onNamed} onClose={close} />}
      {asked === 'add' && <Add of={of} onNamed={onNamed} onClose={close} />}
    </>
  )
}

type ChooseProps = { written: string; onNamed: Props['onNamed']; onClose: () => void }

function Choose({ written, onNamed, onClose }: ChooseProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ProductChoice>()
  return (
    <Modal
      open
      title={t('inboundOrder.nameProduct.chooseFor', { name: written })}
      okText={t('inboundOrder.nameProduct.useForAll')}
      okButtonProps={{ disabled: chosen === undefined }}
      onOk={() => {
        if (!chosen) return
        const { productCode, productName } = chosen
        onNamed({ productCode, productName })
        onClose()
      }}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('inboundOrder.field.productName')}>
          <ProductSelect
            label={t('inboundOrder.field.productName')}
            value={chosen?.id}
            onChange={(_, product) => setChosen(product)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

type AddProps = Omit<Props, 'isKnown'> & { onClose: () => void }
type Fields = Named & { measuringUnit: string; unitWeight?: string }

/** The few things that a product cannot do without; the rest is filled in among the products. */
function Add({ of, onNamed, onClose }: AddProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Fields>()
  const units = useDictionary('MEASURING_UNIT').options
  const add = useMutation({
    ...inPlace,
    mutationFn: async ({ unitWeight, ...fields }: Fields) => {
      const given = unitWeight?.trim() ? { unitWeight: unitWeight.trim() } : {}
      const created = await client.product.create.mutate({ ...fields, ...given })
      await client.product.submit.mutate({ ids: [created.id], versions: [created.version] })
      return created
    },
    onSuccess: ({ productCode, productName }) => {
      onNamed({ productCode, productName })
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('inboundOrder.nameProduct.add')}
      okText={t('inboundOrder.nameProduct.addAndUse')}
      okButtonProps={{ loading: add.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="hint">{t('inboundOrder.nameProduct.audited')}</p>
      <DialogNotice
        isSending={add.isPending}
        failure={add.error ? apiErrorOf(add.error).message : undefined}
      />
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={{
          productName: of['productName'] || of['productCode'],
          productCode: of['productCode'] ?? '',
          measuringUnit: 'TNE',
        }}
        onFinish={(fields) => add.mutate(fields)}
      >
        <Form.Item
          name="productName"
          label={t('inboundOrder.field.productName')}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="productCode" label={t('inboundOrder.field.productCode')}>
          <Input maxLength={40} placeholder={t('record.codeHint')} />
        </Form.Item>
        <Form.Item
          name="measuringUnit"
          label={t('inboundOrder.nameProduct.unit')}
          rules={[{ required: true }]}
        >
          <Select options={units} />
        </Form.Item>
        <Form.Item
          name="unitWeight"
          label={t('inboundOrder.nameProduct.unitWeight')}
          rules={[{ pattern: /^\d{1,9}(\.\d{1,3})?$/ }]}
        >
          <Input inputMode="decimal" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
