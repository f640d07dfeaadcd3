import type { InboundContainer, InboundProduct } from '@yuncang/shared/contracts/inbound-lines'
import type { TFunction } from 'i18next'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'

export const containerColumns = (t: TFunction): GridColumn<InboundContainer>[] => [
  {
    key: 'lineNo',
    title: t('inboundOrder.field.lineNo'),
    width: 70,
    align: 'end',
    text: (row) => String(row.lineNo),
  },
  {
    key: 'containerNo',
    title: t('inboundOrder.field.containerNo'),
    width: 150,
    text: (row) => row.containerNo,
    render: (row) => <CodeText value={row.containerNo} />,
  },
  {
    key: 'containerSize',
    title: t('inboundOrder.field.containerSize'),
    width: 90,
    text: (row) => row.containerSize,
  },
  { key: 'sealNo', title: t('inboundOrder.field.sealNo'), width: 140, text: (row) => row.sealNo },
]

export const productColumns = (t: TFunction): GridColumn<InboundProduct>[] => [
  {
    key: 'lineNo',
    title: t('inboundOrder.field.lineNo'),
    width: 70,
    align: 'end',
    text: (row) => String(row.lineNo),
  },
  {
    key: 'productName',
    title: t('inboundOrder.field.productName'),
    width: 180,
    text: (row) => row.productName,
  },
  {
    key: 'productCode',
    title: t('inboundOrder.field.productCode'),
    width: 130,
    text: (row) => row.productCode,
  },
  {
    key: 'brandName',
    title: t('inboundOrder.field.brandName'),
    width: 170,
    text: (row) => row.brandName,
  },
  { key: 'lotNo', title: t('inboundOrder.field.lotNo'), width: 120, text: (row) => row.lotNo },
  {
    key: 'containerNo',
    title: t('inboundOrder.field.containerNo'),
    width: 140,
    text: (row) => row.containerNo,
    render: (row) => <CodeText value={row.containerNo} />,
  },
  {
    key: 'planPieces',
    title: t('inboundOrder.field.planPieces'),
    width: 100,
    align: 'end',
    text: (row) => grouped(String(row.planPieces)),
  },
  {
    key: 'planPallet',
    title: t('inboundOrder.field.planPallet'),
    width: 100,
    align: 'end',
    text: (row) => (row.planPallet === null ? '' : grouped(String(row.planPallet))),
  },
  {
    key: 'planNet',
    title: t('inboundOrder.field.netWeight'),
    width: 120,
    align: 'end',
    text: (row) => tonnes(row.planNet),
  },
  {
    key: 'planGross',
    title: t('inboundOrder.field.grossWeight'),
    width: 120,
    align: 'end',
    text: (row) => tonnes(row.planGross),
  },
  {
    key: 'planVolume',
    title: t('inboundOrder.field.volume'),
    width: 130,
    align: 'end',
    text: (row) => (row.planVolume === null ? '' : cubicMetres(row.planVolume)),
  },
]
