import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import type { OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import {
  outboundRefusalOf,
  truckStatuses,
  type OutboundOrderAction,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { GateInDialog, GateOutDialog } from './gate-dialogs.tsx'
import { LoadDialog } from './load-dialog.tsx'
import { refreshed } from './refreshed.ts'

const { issued, inYard, loaded } = truckStatuses

/** What can be done with a truck in each state; the first of them brings it on. */
const stepsBy: Readonly<Record<number, readonly TruckStep[]>> = {
  [issued]: ['gateIn', 'cancelTruck'],
  [inYard]: ['load', 'abort'],
  [loaded]: ['gateOut', 'releaseWeight', 'load', 'unload'],
}
type TruckStep =
  | 'gateIn'
  | 'cancelTruck'
  | 'load'
  | 'unload'
  | 'abort'
  | 'gateOut'
  | 'releaseWeight'

const keys: Record<TruckStep, string> = {
  gateIn: 'outboundOrder.truck.gateIn',
  cancelTruck: 'outboundOrder.truck.cancel',
  load: 'outboundOrder.truck.load',
  unload: 'outboundOrder.truck.unload',
  abort: 'outboundOrder.truck.abort',
  gateOut: 'outboundOrder.truck.gateOut',
  releaseWeight: 'outboundOrder.truck.releaseWeight',
}

/** Steps that a call alone takes. */
const stops = {
  unload: ({ id, version }: OutboundTruck) =>
    client.outboundTruck.load.mutate({ id, version, loads: [] }),
  abort: ({ id, version }: OutboundTruck, msg: string) =>
    client.outboundTruck.abort.mutate({ id, version, msg }),
  cancelTruck: ({ id, version }: OutboundTruck, msg: string) =>
    client.outboundTruck.cancel.mutate({ id, version, msg }),
}
type Stop = keyof typeof stops

const actionOf = (step: TruckStep): OutboundOrderAction => (step === 'unload' ? 'load' : step)
const ending: ReadonlySet<TruckStep> = new Set(['cancelTruck', 'abort', 'releaseWeight'])

/** A truck does not leave without a photo of its load (docs/domain/outbound.md#trucks). */
const leaving: ReadonlySet<TruckStep> = new Set(['gateOut', 'releaseWeight'])

type Props = { order: OutboundOrder; truck: OutboundTruck; needsPhoto: boolean }

/** The steps of a truck that this person may take now. */
export function TruckSteps({ order, truck, needsPhoto }: Props) {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()
  const { user, permissions } = useSession()
  // As it was when the step was asked for: whoever is faster meanwhile is not overwritten.
  const [asking, setAsking] = useState<{ step: TruckStep; seen: OutboundTruck }>()
  const close = () => setAsking(undefined)
  const { id, plateNo: plate } = truck
  const run = useMutation({
    ...inPlace,
    mutationFn: ({ step, seen, msg }: { step: Stop; seen: OutboundTruck; msg: string }) =>
      stops[step](seen, msg),
    onSuccess: async () => {
      close()
      await refreshed()
    },
    onError: (error) => void message.error(apiErrorOf(error).message),
  })
  const who = { id: user.id, permissions }
  const open = (stepsBy[truck.status] ?? []).filter(
    (step) => outboundRefusalOf(actionOf(step), order, who) === undefined,
  )
  const begin = (step: TruckStep) => {
    if (step !== 'unload') return setAsking({ step, seen: truck })
    return void modal.confirm({
      title: t('outboundOrder.unloadTitle', { plate }),
      onOk: () => run.mutate({ step: 'unload', seen: truck, msg: '' }),
    })
  }
  if (open.length === 0) return null
  const hintId = `photo-${id}`
  const isOff = (step: TruckStep) => needsPhoto && leaving.has(step)
  return (
    <div className="truck-steps">
      {open.some(isOff) && (
        <p id={hintId} className="hint">
          {t('outboundOrder.needsPhoto')}
        </p>
      )}
      {open.map((step) => (
        <Button
          key={step}
          type={step === stepsBy[truck.status]?.[0] ? 'primary' : 'default'}
          danger={ending.has(step)}
          disabled={isOff(step)}
          {...(isOff(step) && {
            title: t('outboundOrder.needsPhoto'),
            'aria-describedby': hintId,
          })}
          onClick={() => begin(step)}
        >
          {t(keys[step])}
        </Button>
      ))}
      {asking?.step === 'gateIn' && <GateInDialog truck={asking.seen} onClose={close} />}
      {asking?.step === 'load' && <LoadDialog truck={asking.seen} onClose={close} />}
      {(asking?.step === 'gateOut' || asking?.step === 'releaseWeight') && (
        <GateOutDialog
          truck={asking.seen}
          isHeld={asking.step === 'releaseWeight'}
          onClose={close}
        />
      )}
      {(asking?.step === 'abort' || asking?.step === 'cancelTruck') && (
        <ReasonDialog
          title={t('outboundOrder.truckTitle', { plate, step: t(keys[asking.step]) })}
          label={t('outboundOrder.reason')}
          okText={t(keys[asking.step])}
          isPending={run.isPending}
          onReason={(msg) => run.mutate({ step: asking.step as Stop, seen: asking.seen, msg })}
          onClose={close}
        />
      )}
    </div>
  )
}
