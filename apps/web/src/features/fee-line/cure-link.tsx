import { Link } from '@tanstack/react-router'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import type { FeeLack } from '@yuncang/shared/nouns/fee-line/rules'
import type { ReactNode } from 'react'
import { useCan } from '../../session/session-context.tsx'
import { pricesOf, rateOf } from './cure.ts'

type Props = { children: ReactNode } & (
  | { lack: FeeLack; line: Pick<FeeLine, 'currency' | 'customerId' | 'periodTo'> }
  | { lack: 'price'; line: Pick<FeeLine, 'customerId'> }
)

/** Leads to where what a fee lacks is entered: the rate of its currency, prices of its customer; who may not go there reads. */
export function CureLink(props: Props) {
  const canSeeRates = useCan('param:read')
  const canSeePrices = useCan('quotation:read')
  const { children } = props
  if (props.lack === 'rate')
    return canSeeRates ? <Link {...rateOf(props.line)}>{children}</Link> : children
  return canSeePrices ? <Link {...pricesOf(props.line)}>{children}</Link> : children
}
