import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import {
  plannedOrder,
  type InboundSuggestion,
} from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { tonnesOf } from '@yuncang/shared/nouns/inventory/rules'
import type { TFunction } from 'i18next'
import { grouped } from '../../../lib/numbers.ts'
import type { LineColumn, LineOption } from '../../../ui/form/line-editor/column.ts'
import { createLines } from '../../../ui/form/line-editor/lines.ts'
import type { Free, Place } from './locations.ts'

const planDraft = plannedOrder.generatePlan.input.shape.plans.unwrap().element
const goodsIn = plannedOrder.saveAndCreateInventory.input.shape.goods.element

export const lineOptions = (products: readonly InboundProduct[]): LineOption[] =>
  products.map(({ id, lineNo, containerNo, productName }) => ({
    value: id,
    label: [lineNo, containerNo, productName].filter(Boolean).join(' · '),
  }))

/** Locations by their code, with the room that is left as far as it is known. */
export const locationOptions = (
  t: TFunction,
  places: readonly Place[],
  free: ReadonlyMap<string, Free>,
): LineOption[] =>
  places.map(({ id, code }) => {
    const { pallets = null, weight = null } = free.get(id) ?? {}
    const freeWords = [
      pallets === null ? '' : t('inboundOrder.plan.palletsFree', { count: pallets }),
      weight === null ? '' : t('inboundOrder.plan.tonnesFree', { net: grouped(tonnesOf(weight)) }),
    ].filter(Boolean)
    return { value: id, label: [code, freeWords.join(' / ')].filter(Boolean).join(' · ') }
  })

/** The columns that both kinds of rows begin with; sums.ts counts on their order. */
const whereColumns = (t: TFunction): LineColumn[] => [
  {
    key: 'lineId',
    title: t('inboundOrder.plan.goods'),
    width: 264,
    kind: 'select',
    isRequired: true,
    options: [],
  },
  {
    key: 'locationId',
    title: t('inboundOrder.plan.location'),
    width: 248,
    kind: 'select',
    isRequired: true,
    options: [],
  },
]

/** Narrow enough that where the goods lie and how many they are is in view at 1440 px. */
const widths = { pieces: 88, kg: 106, m3: 116 } as const
const wide = 150

const measure = (
  key: string,
  title: string,
  kind: 'kg' | 'm3' | undefined,
  isRequired = false,
): LineColumn => ({
  key,
  title,
  width: title.length > 12 ? wide : widths[kind ?? 'pieces'],
  isRequired,
  isTotalled: true,
  ...(kind === undefined ? { kind: 'integer' } : { kind: 'decimal', decimal: kind }),
})

const choice = (key: string, title: string, width: number): LineColumn => ({
  key,
  title,
  width,
  kind: 'select',
  options: [],
})

const planColumns = (t: TFunction): LineColumn[] => [
  ...whereColumns(t),
  measure('planPieces', t('inboundOrder.field.planPieces'), undefined, true),
  measure('planPallet', t('inboundOrder.field.planPallet'), undefined),
  measure('planNet', t('inboundOrder.field.planNet'), 'kg'),
  measure('planGross', t('inboundOrder.field.planGross'), 'kg'),
  measure('planVolume', t('inboundOrder.field.planVolume'), 'm3'),
  choice('workTeam', t('inboundOrder.field.workTeam'), 90),
  choice('tallyMan', t('inboundOrder.field.tallyMan'), 110),
  choice('forkliftCode', t('inboundOrder.field.forkliftCode'), 100),
  { key: 'planDate', title: t('inboundOrder.field.planDate'), width: 120, kind: 'code' },
]

const goodsColumns = (t: TFunction): LineColumn[] => [
  ...whereColumns(t),
  measure('actPieces', t('inboundOrder.field.actPieces'), undefined, true),
  measure('actPallet', t('inboundOrder.field.actPallet'), undefined),
  measure('actNet', t('inboundOrder.field.actNet'), 'kg'),
  measure('actGross', t('inboundOrder.field.actGross'), 'kg'),
  measure('actVolume', t('inboundOrder.field.planVolume'), 'm3'),
  measure('damagePieces', t('inboundOrder.field.damagePieces'), undefined),
  { key: 'note', title: t('inboundOrder.field.note'), width: 200, kind: 'text' },
]

/** Rows of a storage plan as they are edited. */
export const planLines = (t: TFunction, rows: readonly object[]) =>
  createLines(planColumns(t), planDraft, rows)

/** Rows of goods that come in without a plan. */
export const goodsLines = (t: TFunction, rows: readonly object[]) =>
  createLines(goodsColumns(t), goodsIn, rows)

type Planned = Omit<InboundSuggestion['plans'][number], 'containerNo' | 'locationCode'>

/** What is planned or suggested, written as if it had come. */
export const asGoods = ({ plans }: { plans: readonly Planned[] }): object[] =>
  plans.map(({ lineId, locationId, planPieces, planPallet, planNet, planGross, planVolume }) => ({
    lineId,
    locationId,
    actPieces: planPieces,
    actPallet: planPallet,
    actNet: planNet,
    actGross: planGross,
    actVolume: planVolume,
  }))
