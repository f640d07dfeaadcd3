import { linkOptions } from '@tanstack/react-router'
import type { FeeLine } from '@yuncang/shared/nouns/fee-line/record'
import { rateMonthOf } from '@yuncang/shared/nouns/param/rate-month'
import { chosenPageSize } from '../../lib/page-size.ts'

/** The rate that a fee lacks: of its currency, in the month that counts for its last day. */
export const rateOf = ({ currency, periodTo }: Pick<FeeLine, 'currency' | 'periodTo'>) =>
  linkOptions({
    to: '/base/fxRate/index',
    search: { current: 1, size: chosenPageSize(), currency, month: rateMonthOf(periodTo) },
  })

/** What the customer of a fee was quoted. */
export const pricesOf = ({ customerId }: Pick<FeeLine, 'customerId'>) =>
  linkOptions({
    to: '/contract/quotation/index',
    search: { current: 1, size: chosenPageSize(), customerId },
  })
