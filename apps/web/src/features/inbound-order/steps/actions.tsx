import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import {
  orderStatuses,
  orderStatusLabel,
  type OrderStatus,
} from '@yuncang/shared/nouns/inbound-order/rules'
import type { TFunction } from 'i18next'
import { App, Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { currentLanguage, listed } from '../../../lib/language.ts'
import { grouped } from '../../../lib/numbers.ts'
import { StepMenu } from '../../../records/steps/step-menu.tsx'
import { useSession } from '../../../session/session-context.tsx'
import type { Call } from './step-calls.ts'
import { stepKeys } from './steps-words.ts'
import { offersFor, type Offer, type OrderState, type Step } from './steps.ts'
import { useStep } from './use-step.ts'

const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }))
const ProductsDialog = lazy(async () => ({
  default: (await import('./products-dialog.tsx')).ProductsDialog,
}))
const DiffsDialog = lazy(async () => ({
  default: (await import('./diffs-dialog.tsx')).DiffsDialog,
}))

const places = {
  edit: '/wms/inboundOrder/form/$id',
  plan: '/wms/inboundOrder/plan/$id',
  replan: '/wms/inboundOrder/plan/$id',
  createInventory: '/wms/inboundOrder/direct/$id',
  tally: '/wms/inboundOrder/tally/$id',
} as const satisfies Partial<Record<Step, string>>

const isPlace = (step: Step): step is keyof typeof places => Object.hasOwn(places, step)
/** Steps that look into the lines and have dialogs of their own. */
const lineSteps = ['setProducts', 'decideDiffs', 'changeDiffs'] as const
const isOfLines = (step: Step): step is (typeof lineSteps)[number] =>
  lineSteps.some((each) => each === step)

const withDialog: ReadonlySet<Step> = new Set<Step>([
  'card',
  'reject',
  'amend',
  'setOwner',
  'assign',
  'markInbounded',
  'abort',
])
const toConfirm: ReadonlySet<Step> = new Set<Step>([
  'void',
  'unFinish',
  'uncard',
  'complete',
  'undoComplete',
  'close',
])
const ending: ReadonlySet<Step> = new Set<Step>(['reject', 'void', 'abort', 'unFinish'])

/** Beside the next step: what is chosen between, or done as often. */
const besideNext: ReadonlySet<Step> = new Set<Step>(['reject', 'edit'])

type Props = { order: InboundOrder; state: OrderState; beside?: ReactNode }

/** The next step as the one primary button, the others in a menu with the reason where one is not to be had now. */
export function OrderActions({ order, state, beside }: Props) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const [asked, setAsked] = useState<Step>()
  const { begin, taking } = useBegin(order, state, setAsked)
  const { nextStep, others } = offersFor(order, { id: user.id, permissions }, state)
  const isBeside = ({ step, refusal }: Offer) => besideNext.has(step) && refusal === undefined
  const close = () => {
    setAsked(undefined)
    taking.forget()
  }
  return (
    <div className="actions">
      {beside}
      {others.filter(isBeside).map(({ step }) => (
        <Button key={step} disabled={taking.isPending} onClick={() => begin(step)}>
          {t(stepKeys[step])}
        </Button>
      ))}
      <StepMenu
        name={order.orderNo}
        nextStep={nextStep}
        others={others.filter((offer) => !isBeside(offer))}
        labelOf={(step) => t(stepKeys[step])}
        refusalOf={(refusal) => reasonOf(t, refusal, state)}
        ending={ending}
        isPending={taking.isPending}
        onStep={begin}
      />
      <Suspense>
        {asked === 'setProducts' && <ProductsDialog order={order} onClose={close} />}
        {(asked === 'decideDiffs' || asked === 'changeDiffs') && (
          <DiffsDialog order={order} onClose={close} />
        )}
        {asked && !isPlace(asked) && !isOfLines(asked) && (
          <StepDialog step={asked} order={order} taking={taking} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

/** What a press on a step does: it leads to its screen, asks, or is taken at once. */
function useBegin(order: InboundOrder, state: OrderState, ask: (step: Step | undefined) => void) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const taking = useStep(order, () => ask(undefined))
  const comparison = useComparison(order, state)
  const confirm = (step: Call) =>
    modal.confirm({
      title: t('inboundOrder.stepTitle', { no: order.orderNo, step: t(stepKeys[step]) }),
      content:
        step === 'complete' && comparison ? (
          <>
            <p>{contentOf(t, step)}</p>
            <p>{comparison}</p>
          </>
        ) : (
          contentOf(t, step)
        ),
      okText: t(stepKeys[step]),
      ...(ending.has(step) && { okButtonProps: { danger: true } }),
      onOk: () =>
        taking.take(step, step === 'complete' && comparison ? { manifestConfirmed: 1 } : {}),
    })
  const begin = (step: Step) => {
    if (isPlace(step)) void navigate({ to: places[step], params: { id: order.id } })
    else if (isOfLines(step) || withDialog.has(step)) ask(step)
    else if (toConfirm.has(step)) void confirm(step)
    else taking.take(step)
  }
  return { begin, taking }
}

/** What the manifest says beside what came, for whoever completes an order by it; undefined for a bill without one. */
function useComparison({ masterBillNo, orderStatus }: InboundOrder, { actPieces }: OrderState) {
  const { t } = useTranslation()
  const { data: lines = [] } = useQuery({
    ...trpc.inboundManifest.ofBill.queryOptions({ masterBillNo }),
    enabled: orderStatus === orderStatuses.received,
  })
  if (lines.length === 0 || actPieces === undefined) return undefined
  const pieces = lines.reduce((all, { manifestPieces }) => all + manifestPieces, 0)
  return t('inboundOrder.ask.manifest', {
    pieces: grouped(String(pieces)),
    actual: grouped(String(actPieces)),
  })
}

/** What follows from a step that is hard to take back. */
const contentOf = (t: TFunction, step: Call): string | undefined =>
  ({
    void: t('inboundOrder.ask.void'),
    unFinish: t('inboundOrder.ask.unFinish'),
    complete: t('inboundOrder.ask.complete'),
    undoComplete: t('inboundOrder.ask.undoComplete'),
    close: t('inboundOrder.ask.close'),
  })[step as string]

/** The states in which a step can be had; several in a row by the first and the last. */
function statesOf(t: TFunction, states: readonly OrderStatus[]): string {
  const label = (status: OrderStatus) => orderStatusLabel(status, currentLanguage())
  const [from, to] = [states[0], states.at(-1)]
  const isRow = states.every((status, index) => status === (from ?? 0) + index)
  return from !== undefined && to !== undefined && isRow && states.length > 2
    ? t('inboundOrder.fromTo', { from: label(from), to: label(to) })
    : listed(states.map((status) => t('inboundOrder.quoted', { status: label(status) })))
}

function reasonOf(
  t: TFunction,
  refusal: NonNullable<Offer['refusal']>,
  { unboundLine }: OrderState,
): string {
  if (typeof refusal !== 'string') {
    return t('inboundOrder.refusal.status', { states: statesOf(t, refusal.states) })
  }
  return {
    ownAudit: t('inboundOrder.refusal.ownAudit'),
    otherSubmitter: t('inboundOrder.refusal.otherSubmitter'),
    card: t('inboundOrder.refusal.card'),
    unbound: t('inboundOrder.refusal.unbound', {
      line: unboundLine?.lineNo ?? '',
      name: unboundLine?.productName ?? '',
    }),
    openDiffs: t('inboundOrder.refusal.openDiffs'),
    finished: t('inboundOrder.refusal.finished'),
  }[refusal]
}
