import { Link } from '@tanstack/react-router'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { useTranslation } from 'react-i18next'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { useIsOfCustomer } from '../../session/session-context.tsx'
import { inboundList, outboundList, stockList } from './links.ts'

/** Up to four figures, each leading to its list. */
export function Figures({ data }: { data: HomeFigures }) {
  const { t } = useTranslation()
  const isOfCustomer = useIsOfCustomer()
  const { day, expected, pickups, stock } = data
  if (expected === null && pickups === null && stock === null) return null
  const count = (value: number) => grouped(String(value))
  return (
    <div className="home-figures">
      {expected !== null && (
        <Link {...inboundList({ expectDateFrom: day, expectDateTo: day })}>
          <Figure name={t('home.figure.expected')} unit={t('home.orders')}>
            {count(expected)}
          </Figure>
        </Link>
      )}
      {pickups !== null && (
        <Link {...outboundList({ pickDateFrom: day, pickDateTo: day })}>
          <Figure name={t('home.figure.pickups')} unit={t('home.orders')}>
            {count(pickups)}
          </Figure>
        </Link>
      )}
      {stock && (
        <Link {...stockList({ by: isOfCustomer ? 'bill' : 'customer' })}>
          <Figure name={t('home.figure.stock')} unit={t('home.tonnes')}>
            {tonnes(stock.net)}
          </Figure>
        </Link>
      )}
      {stock && (
        <Link {...stockList({})}>
          <Figure name={t('home.figure.lots')} unit={t('home.lotUnit')}>
            {count(stock.lots)}
          </Figure>
        </Link>
      )}
    </div>
  )
}

function Figure({ name, unit, children }: { name: string; unit: string; children: string }) {
  return (
    <span className="card home-figure">
      <span>{name}</span>
      <b>
        {children} <small>{unit}</small>
      </b>
    </span>
  )
}
